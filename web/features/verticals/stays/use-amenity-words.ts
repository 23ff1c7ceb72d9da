import { useLingui } from '@lingui/react/macro';

/** What a house has, in words; what is new to the page keeps its own word. */
export function useAmenityWords(): (word: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    wifi: t`Wi-Fi`,
    parking: t`Parking`,
    free_parking: t`Free parking`,
    ev_charging: t`Electric vehicle charging`,
    pool: t`Pool`,
    indoor_pool: t`Indoor pool`,
    spa: t`Spa`,
    sauna: t`Sauna`,
    gym: t`Gym`,
    restaurant: t`Restaurant`,
    bar: t`Bar`,
    breakfast: t({ context: 'the house serves it', message: 'Breakfast' }),
    room_service: t`Room service`,
    front_desk_24h: t`24-hour reception`,
    airport_shuttle: t`Airport shuttle`,
    shuttle_to_airport_free: t`Free airport shuttle`,
    ski_storage: t`Ski storage`,
    ski_to_door: t`Ski-in/ski-out`,
    beachfront: t`Beachfront`,
    private_beach: t`Private beach`,
    sea_view: t`Sea view`,
    mountain_view: t`Mountain view`,
    garden: t`Garden`,
    terrace: t`Terrace`,
    kitchen: t`Kitchen`,
    laundry: t`Laundry`,
    air_conditioning: t`Air conditioning`,
    family_rooms: t`Family rooms`,
    kids_club: t`Kids’ club`,
    playground: t`Playground`,
    meeting_rooms: t`Meeting rooms`,
    luggage_storage: t`Luggage storage`,
    bike_rental: t`Bike hire`,
    non_smoking: t`Non-smoking`,
  };
  return (word) => words[word] ?? word;
}

/** Facts for who moves, sees or hears with difficulty. */
export function useAccessWords(): (word: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    step_free_entrance: t`Step-free entrance`,
    lift: t`Lift`,
    step_free_room: t`Accessible rooms`,
    wide_room_door: t`Wide doorways`,
    roll_in_shower: t`Roll-in shower`,
    grab_bars: t`Grab bars`,
    raised_toilet: t`Raised toilet`,
    accessible_parking: t`Accessible parking`,
    accessible_restaurant: t`Wheelchair-accessible restaurant`,
    accessible_pool: t`Pool with hoist`,
    visual_alarm: t`Visual alarm`,
    hearing_loop: t`Hearing loop`,
    braille_signs: t`Braille signage`,
    assistance_dogs: t`Assistance dogs allowed`,
  };
  return (word) => words[word] ?? word;
}
