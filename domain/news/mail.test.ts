import { expect, test } from 'vitest';
import { createSpeak } from '#platform/words';
import type { Edition } from './edition.ts';
import { writeNews } from './mail.ts';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';

const site = {
  name: 'Juni "per"',
  locale: 'en-GB',
  legalEntity: 'Juniper Holidays Demo Ltd',
  address: '14 Orchard Row, Bristol',
  from: 'Somebody Else <hello@juniper.example>',
  baseUrl: 'https://juniper.example',
  look: mailLooks(readBrandFolders(null))('juniper'),
};
const speak = createSpeak({ ar: { 'news.stop': 'إلغاء الاشتراك' } });
const texts: Edition['texts'] = {
  en: { subject: 'Winter sun', blocks: [{ kind: 'link', name: 'See', url: '/flights' }] },
};
const reader = { linkKey: 'KEY', since: new Date('2027-03-01T12:00:00Z') };

test('who reads another language gets that of the brand, marked as such, with the frame and the way out in their own', () => {
  const mail = writeNews({ texts }, { ...reader, locale: 'ar-AE' }, { speak, site });
  expect(mail.html).toContain('<html lang="ar-AE" dir="rtl">');
  expect(mail.html).toContain('<div lang="en-GB" dir="ltr"><h1>Winter sun</h1>');
  expect(mail.html).toContain('href="https://juniper.example/en-gb/flights"');
  expect(mail.html).toContain('<a href="https://juniper.example/ar-ae/news/unsubscribe?link=KEY">إلغاء الاشتراك</a>');
  expect(mail.text).toContain('is not available in your language');
  const own = writeNews({ texts }, { ...reader, locale: 'en-US' }, { speak, site });
  expect(own.html).not.toContain('<div lang=');
  expect(own.text).not.toContain('is not available in your language');
});

test('the sender is called like the brand; the legal entity and its address stand below', () => {
  const mail = writeNews({ texts }, { ...reader, locale: 'en-GB' }, { speak, site });
  expect(mail.from).toBe('"Juni \\"per\\"" <hello@juniper.example>');
  for (const body of [mail.text, mail.html])
    expect(body).toContain('Juniper Holidays Demo Ltd, 14 Orchard Row, Bristol');
});
