import { searchCareRecipients } from '@omsorg/contract/care-recipients/search.ts'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useFormat } from '../../platform/format.ts'
import { useAnswer } from '../../platform/query.ts'
import { useTexts } from '../../platform/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty, ErrorState } from '../../ui/Empty.tsx'
import { nameOrProtected } from './person-text.ts'
import { inputOf, usualView } from './search-params.ts'

interface WithoutRowsProps {
  readonly failed: boolean
  readonly busy: boolean
  readonly onRetry: () => void
  /** How many there are whatever is chosen. */
  readonly everybody: number
  readonly term: string
  /** Nobody has chosen anything: the list is empty because nobody needs anything. */
  readonly calm: boolean
  readonly onShowAll: () => void
}

/** Stands where rows would: not come, none at all, none found, or nobody in need. */
export default function WithoutRows({ failed, busy, onRetry, everybody, term, calm, onShowAll }: WithoutRowsProps) {
  const t = useTexts()
  const { list } = t.careRecipients
  if (failed) {
    return (
      <ErrorState title={t.common.failure.title} retryWord={t.common.actions.retry} onRetry={onRetry} busy={busy}>
        {t.common.failure.body}
      </ErrorState>
    )
  }
  if (calm && everybody > 0) return <Calm everybody={everybody} onShowAll={onShowAll} />
  if (calm) return <Empty title={list.empty.title}>{list.empty.body}</Empty>
  const noHits = term === '' ? t.common.table.hits({ count: 0 }) : t.common.empty.noHits({ search: term })
  return (
    <Empty title={noHits}>
      {t.common.empty.noHitsHint} {term !== '' && list.protectedHelp}
    </Empty>
  )
}

/** Who is next, on a day on which nobody needs anything. */
function Calm({ everybody, onShowAll }: Pick<WithoutRowsProps, 'onShowAll'> & { readonly everybody: number }) {
  const t = useTexts()
  const format = useFormat()
  const { calm } = t.careRecipients.list
  const input = { ...inputOf({ ...usualView, show: ['recently-ordered'] }, ''), pageSize: 1 }
  const [next] = useAnswer(searchCareRecipients, { input }, { silent: true }).data?.entities ?? []
  const runsOutOn = next?.urgent?.suggestion.runsOutOn
  return (
    <Empty
      title={calm.title}
      action={
        <Button variant="tinted" size="compact" icon={<IconUsers />} onClick={onShowAll}>
          {t.common.actions.showAllCount({ count: everybody })}
        </Button>
      }
    >
      {next && runsOutOn && calm.next({ date: format.date(runsOutOn), name: nameOrProtected(next, t) })}
    </Empty>
  )
}
