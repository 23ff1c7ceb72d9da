import { almanac, pilotage } from '#design/examples';
import { IconButton } from '#design/button';
import { SceneArt } from '#design/scene-art';
import { PropertyCard, PropertyCardSkeleton } from './index.ts';
import type { States } from '#design/gallery';

const flag = {
  text: 'Recommended',
  explanation: { label: 'Why this is first', text: 'Price, score and distance weighed together; nothing paid counts.' },
};

export const states: States = {
  'Free to cancel': () => (
    <PropertyCard
      {...pilotage}
      headingLevel={3}
      corner={<IconButton icon="heart" label="Save The Pilotage" variant="neutral" />}
    />
  ),
  'Not refundable': () => <PropertyCard {...almanac} headingLevel={3} />,
  'Pointed at on the map': () => (
    <PropertyCard {...pilotage} id="s-marked" headingLevel={3} marked price={{ ...pilotage.price, flag }} />
  ),
  'Without score and stars': () => (
    <PropertyCard {...almanac} id="s-unrated" headingLevel={3} score={undefined} sample={undefined} />
  ),
  Loading: () => <PropertyCardSkeleton />,
  'The price moved': () => (
    <PropertyCard
      {...almanac}
      id="s-moved"
      headingLevel={3}
      price={{ ...almanac.price, note: { text: 'was €870, 2 min ago', tone: 'warn' } }}
    />
  ),
  Stale: () => <PropertyCard {...pilotage} id="s-stale" headingLevel={3} price={{ ...pilotage.price, stale: true }} />,
  Disabled: () => <PropertyCard {...almanac} id="s-gone" headingLevel={3} unavailable="Sold out" />,
  'Long text': () => (
    <PropertyCard
      {...pilotage}
      id="s-long"
      headingLevel={3}
      name="Grandhotel Donaudampfschifffahrtsgesellschaft am Hafen"
      art={<SceneArt seed="long" kind="mountain" climate="north" />}
      place="Sankt Magdalena am Lemberg, 12,4 km bis Marktplatz Oberkirchberg"
      room="Familienzimmer mit Verbindungstür, 1 Doppelbett, 2 Einzelbetten"
      board="Frühstück für 4 inbegriffen"
      price={{ ...pilotage.price, total: 'IDR 28.450.000', party: '3 Nächte, alle Steuern', flag }}
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <PropertyCard
        {...pilotage}
        id="s-rtl"
        headingLevel={3}
        name="دار المرشد"
        score={{ value: '٨٫٩', scale: 'من ١٠', source: '١٬٢٠٤ إقامة عندنا' }}
        stars="٤ نجوم"
        place="مارينا الجنوبية، ٩٠٠ م إلى خليج مارينا"
        amenities={['مسبح', 'صالة رياضة', 'بلا درج']}
        room="غرفة مزدوجة، سرير كبير"
        board="بلا وجبات"
        cancellation={{ text: 'إلغاء مجاني حتى الاثنين ٨ مارس، ١٨:٠٠', tone: 'good' }}
        price={{ total: '‏٦١٢ €', party: '٣ ليالٍ، كل الضرائب', each: '٢٠٤ € لليلة', due: '٣٤ € منها في الفندق' }}
        action={{ text: 'عرض الغرف', href: '#rtl' }}
      />
    </div>
  ),
};
