export const leak = () => import('#engine/timetable');
