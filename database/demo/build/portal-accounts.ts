import { randomBytes } from 'node:crypto'
import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import { activationLinkDays, portalAccountStatus } from '@omsorg/domain/portal-accounts/account/status.ts'
import { bytes, insertForId, insertRow, type Connection } from './rows.ts'

export interface PortalAccountGiven {
  readonly careRecipientId: number
  readonly market: number
  readonly holder?: HolderKind
  readonly guardianId?: number
  readonly name?: string
  readonly email?: string
  readonly mobile?: string
  readonly status?: keyof typeof portalAccountStatus
  /** The mail did not arrive. */
  readonly failed?: boolean
  readonly givenAt?: Temporal.Instant
  readonly by?: number
  /** The holder has confirmed what staff recorded. */
  readonly confirmed?: boolean
}

/** Lets an account stand for one person more, with a consent that its holder has confirmed. */
export async function linkPortalAccount(
  connection: Connection,
  accountId: number,
  given: Pick<PortalAccountGiven, 'careRecipientId' | 'holder' | 'name' | 'by' | 'givenAt'>,
): Promise<void> {
  const { careRecipientId, holder = 'self', name = '' } = given
  const at = (given.givenAt ?? Temporal.Now.instant()).toString()
  await insertRow(connection, 'crp_account_recipient', {
    crp_account_id: accountId,
    care_recipient_id: careRecipientId,
    holder,
    holder_name: name,
    linked_at: at,
    linked_by: given.by ?? null,
  })
  await insertRow(connection, 'crp_consent', {
    care_recipient_id: careRecipientId,
    crp_account_id: accountId,
    holder,
    given_at: at,
    recorded_by: given.by ?? null,
    confirmed_version: 1,
    confirmed_at: at,
  })
}

/** A portal account with its mail, the person that it stands for, and what was consented to. */
export async function insertPortalAccount(connection: Connection, given: PortalAccountGiven): Promise<number> {
  const { careRecipientId, market, holder = 'self', name = '', status = 'mail-sent', failed = false } = given
  const at = (given.givenAt ?? Temporal.Now.instant()).toString()
  const isMailed = status !== 'created'
  const id = await insertForId(connection, 'crp_account', {
    market,
    email: given.email ?? `portal.${careRecipientId}@example.org`,
    mobile: given.mobile ?? `+4670${String(1_000_000 + careRecipientId)}`,
    status: portalAccountStatus[status],
    activation_mail_sent_at: isMailed ? at : null,
    activated_at: status === 'active' ? at : null,
    last_sign_in_at: status === 'active' ? at : null,
    created_at: at,
    created_by: given.by ?? null,
  })
  await insertRow(connection, 'crp_account_recipient', {
    crp_account_id: id,
    care_recipient_id: careRecipientId,
    holder,
    guardian_id: given.guardianId ?? null,
    holder_name: name,
    linked_at: at,
    linked_by: given.by ?? null,
  })
  await insertRow(connection, 'crp_activation_link', {
    crp_account_id: id,
    hash: bytes(randomBytes(32)),
    created_at: at,
    expires_at: Temporal.Instant.from(at)
      .add({ hours: 24 * activationLinkDays })
      .toString(),
    sent_at: isMailed ? at : null,
    failed_at: failed ? at : null,
    used_at: status === 'active' ? at : null,
  })
  await insertRow(connection, 'crp_consent', {
    care_recipient_id: careRecipientId,
    crp_account_id: id,
    holder,
    given_at: at,
    recorded_by: given.by ?? null,
    ...(given.confirmed ? { confirmed_version: 1, confirmed_at: at } : {}),
  })
  return id
}
