import { useLingui } from '@lingui/react/macro';

/** What a house has, in words; what is new to the page keeps its own word. */
export function useAmenityWords(): (word: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    wifi: t`Wi-Fi`,
    parking: t`Parking`,
    free_parking: t`Free parking`,
    ev_charging: t`Charging for electric cars`,
    pool: t`Pool`,
    indoor_pool: t`Indoor pool`,
    spa: t`Spa`,
    sauna: t`Sauna`,
    gym: t`Gym`,
    restaurant: t`Restaurant`,
    bar: t`Bar`,
    breakfast: t({ context: 'the house serves it', message: 'Breakfast' }),
    room_service: t`Room service`,
    front_desk_24h: t`Reception day and night`,
    airport_shuttle: t`Airport shuttle`,
    shuttle_to_airport_free: t`Free airport shuttle`,
    ski_storage: t`Ski storage`,
    ski_to_door: t`Ski to the door`,
    beachfront: t`On the beach`,
    private_beach: t`Private beach`,
    sea_view: t`Sea view`,
    mountain_view: t`Mountain view`,
    garden: t`Garden`,
    terrace: t`Terrace`,
    kitchen: t`Kitchen`,
    laundry: t`Laundry`,
    air_conditioning: t`Air conditioning`,
    family_rooms: t`Family rooms`,
    kids_club: t`Children’s club`,
    playground: t`Playground`,
    meeting_rooms: t`Meeting rooms`,
    luggage_storage: t`Luggage storage`,
    bike_rental: t`Bicycle hire`,
    non_smoking: t`No smoking`,
  };
  return (word) => words[word] ?? word;
}

/** Facts for who moves, sees or hears with difficulty. */
export function useAccessWords(): (word: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    step_free_entrance: t`Step-free entrance`,
    lift: t`Lift`,
    step_free_room: t`Step-free rooms`,
    wide_room_door: t`Wide doors`,
    roll_in_shower: t`Roll-in shower`,
    grab_bars: t`Grab bars`,
    raised_toilet: t`Raised toilet`,
    accessible_parking: t`Accessible parking`,
    accessible_restaurant: t`Step-free restaurant`,
    accessible_pool: t`Pool with a lift`,
    visual_alarm: t`Visual alarm`,
    hearing_loop: t`Hearing loop`,
    braille_signs: t`Signs in Braille`,
    assistance_dogs: t`Assistance dogs welcome`,
  };
  return (word) => words[word] ?? word;
}
