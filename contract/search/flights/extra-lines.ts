/** Lines for what goes along with flights and is paid for by itself. */
export const FLIGHT_EXTRA_LINES = ['bag', 'seat'] as const;
