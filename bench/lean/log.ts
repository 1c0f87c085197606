import type { Claims } from './tokens.ts'

/**
 * One row of the access log for each id that `shown` names, as a part of the statement that reads them; its parameters are
 * the first four.
 */
export const logged = (shown: string) => `
  insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id, criterion_hash)
  select now(), $1::int, $4::int, $2, id, omsorg.reach_place(), omsorg.reach_client(), $3 from ${shown}`

export function logParameters({ sub, mac }: Claims, action: string, criterionHash: string | null = null): unknown[] {
  return [Number(sub), action, criterionHash, mac]
}

export function mustHold({ permissions }: Claims, wanted: readonly string[]): void {
  if (!wanted.every((each) => permissions.includes(each))) throw new Error('not permitted')
}
