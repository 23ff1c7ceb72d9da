/** The address may not be asked: nothing was sent. */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused';
  readonly code = 'OUTBOUND_REFUSED';
}

/** No whole answer came. Where `sent` is true the other side may have acted: probe by key before asking again. */
export class OutboundFailed extends Error {
  override readonly name = 'OutboundFailed';
  readonly code: 'OUTBOUND_TIMEOUT' | 'OUTBOUND_TOO_LARGE' | 'OUTBOUND_LOST';
  readonly sent: boolean;

  constructor(code: OutboundFailed['code'], message: string, sent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.sent = sent;
  }
}
