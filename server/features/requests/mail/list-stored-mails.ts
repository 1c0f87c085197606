import { listStoredMails as contract } from '@omsorg/contract/requests/mail/list-stored-mails.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readSentAgain, readStoredMails } from './stored-mails.sql.ts'

export const listStoredMails = handle(contract, async ({ query, tx }) => {
  const { page, pageSize } = query
  const onlyFailed = query.onlyFailed === 'true'
  const mails = await readStoredMails(tx, { ids: null, onlyFailed, limit: pageSize, offset: (page - 1) * pageSize })
  const again = await readSentAgain(
    tx,
    mails.map(({ id }) => id),
  )
  return agree({
    entities: mails.map((mail) => ({
      requestId: mail.id,
      kind: mail.kind,
      marketAreaCode: mail.market,
      clientName: mail.client_name,
      carePlaceName: mail.care_place_name,
      requestedOn: mail.requested_at,
      state: stateOf(mail),
      sentOn: mail.sent_at,
      again: again
        .filter((each) => each.staff_request_id === mail.id)
        .map((each) => ({
          mailRequestId: each.id,
          receiver: each.receiver,
          by: each.by,
          askedOn: each.requested_at,
          state: stateOf(each),
        })),
    })),
    totalCount: mails[0]?.total ?? 0,
    page,
    pageSize,
  })
})

function stateOf({ sent_at: sent, failed_at: failed }: { sent_at: string | null; failed_at: string | null }) {
  if (sent !== null) return 'sent'
  return failed !== null ? 'failed' : 'waiting'
}
