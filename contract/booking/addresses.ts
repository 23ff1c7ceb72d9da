/** Pages that calls, mails and payment providers point to. Paths of ours, spelled once. */
export function bookingAddress(orderId: string, token?: string): string {
  return `/bookings/${orderId}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
}

/** Where a hosted payment page sends the payer back. */
export function paidAddress(orderId: string): string {
  return `/bookings/${orderId}/paid`;
}

export function simulatorAddress(sessionId: string): string {
  return `/pay/simulator/${sessionId}`;
}
