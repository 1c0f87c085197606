import { listReplacementNotices } from '@omsorg/contract/customer-service/substitution/list-replacement-notices.ts'
import { seeReplacementNotices } from '@omsorg/contract/customer-service/substitution/see-replacement-notices.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

/** What customer service has replaced at the place and nobody here has seen; nothing where there is none. */
export function ReplacedHere() {
  const t = useAllTexts()
  const words = t.substitution
  const permissions = useSessionUser()?.permissions ?? []
  const maySee = permissions.includes('ProductSelectionWrite') || permissions.includes('OrderWrite')
  const answer = useAnswer(listReplacementNotices, {}, { silent: true })
  const seeing = useAction(seeReplacementNotices, { outdates: [listReplacementNotices] })
  const notices = answer.data?.notices ?? []
  if (notices.length === 0) return null
  const replacementIds = notices.map(({ replacementId }) => replacementId)
  return (
    <Notice
      tone="info"
      title={words.noticeTitle}
      actions={
        maySee && (
          <Button size="compact" busy={seeing.busy} onClick={() => void seeing.run({ input: { replacementIds } })}>
            {words.seen}
          </Button>
        )
      }
    >
      <ul>
        {notices.map(({ replacementId, replaced, replacement, rows, by }) => (
          <li key={replacementId}>
            {words.notice({ from: replaced.name, to: replacement.name, count: rows, by: by?.name ?? '' })}
          </li>
        ))}
      </ul>
      <p>{words.noticeBody}</p>
    </Notice>
  )
}
