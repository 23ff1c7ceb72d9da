/** The trail of everybody was asked for by a login that sees none of it. */
export class NotOwner extends Error {
  override readonly name = 'NotOwner';
  constructor() {
    super('The trail is read by the owner of the tables: name its address in DATABASE_OWNER_URL');
  }
}
