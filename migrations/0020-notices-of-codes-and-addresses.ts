import { type Kysely, sql } from 'kysely';

/** Two more mails that tell an owner of a change: new recovery codes, and an address taken off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_proof
      drop constraint mail_proof_purpose_check,
      add constraint mail_proof_purpose_check check (purpose in (
        'signIn', 'twoFactor', 'confirm', 'reset', 'unlock', 'addEmail', 'secure', 'keep', 'noAccount',
        'hasAccount', 'newPassword', 'firstPassword', 'noPassword', 'emailChanged', 'newDevice', 'closing',
        'secured', 'twoStepOn', 'twoStepOff', 'newCodes', 'emailRemoved'
      ))`.execute(db);
}
