import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { confirmRoles } from '@omsorg/contract/sign-in/role-term/confirm-roles.ts'
import { listRoleTerms } from '@omsorg/contract/sign-in/role-term/list-role-terms.ts'
import { useId, useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { roleNames } from '../role/role-words.ts'
import { TermDialog } from './TermDialog.tsx'
import css from './Terms.module.css'

export type Term = AnswerOf<typeof listRoleTerms>['terms'][number]

interface TermListProps {
  readonly clientId?: string
  readonly mayChange?: boolean
}

const pageSize = 50
const soonDays = 30
const keyOf = ({ userId, nodeId }: Pick<Term, 'userId' | 'nodeId'>) => `${userId} ${nodeId}`

/** Who holds roles where and until when. Those that are still needed are ticked, and confirmed at once. */
export function TermList({ clientId, mayChange = true }: TermListProps) {
  const t = useAllTexts()
  const words = t.roleTerms
  const reasonId = useId()
  const [page, setPage] = useState(1)
  const [withoutEnd, setWithoutEnd] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Term | null>(null)
  const query = {
    page,
    pageSize,
    ...(clientId === undefined ? {} : { clientId }),
    ...(withoutEnd ? { withoutEnd: 'true' as const } : {}),
  }
  const answer = useAnswer(listRoleTerms, { query }, { keepFormer: true, anew: true })
  const confirming = useAction(confirmRoles, { outdates: [listRoleTerms] })
  const { data } = answer
  const terms = data?.terms ?? []
  const possible = terms.filter(({ can }) => can.confirm.possible)
  const ticked = possible.filter((term) => chosen.has(keyOf(term)))
  const isAll = possible.length > 0 && ticked.length === possible.length

  async function confirm(): Promise<void> {
    const holders = ticked.map(({ userId, nodeId }) => ({ userId, nodeId }))
    const result = await confirming.run({ input: { holders } })
    if (!result?.ok) return
    const { count, confirmDay: day } = result.value
    messages.announce({ kind: 'toast', tone: 'success', text: words.confirmed({ count, day }) })
    setChosen(new Set())
  }

  const columns: readonly Column<Term>[] = [
    {
      key: 'who',
      head: words.who,
      card: 'title',
      cell: (term) => (
        <span className={css.who}>
          {mayChange && (
            <CheckboxField
              label={<VisuallyHidden>{words.select({ who: term.name, where: term.nodeName })}</VisuallyHidden>}
              checked={chosen.has(keyOf(term))}
              disabled={!term.can.confirm.possible}
              onChange={() => setChosen(chosen.symmetricDifference(new Set([keyOf(term)])))}
            />
          )}
          <span>
            <b>{term.name}</b>
            <span className="o-second-line">
              {term.can.confirm.reason === 'own-account' ? words.own : term.userName}
            </span>
          </span>
        </span>
      ),
    },
    { key: 'where', head: words.where, card: 'labelled', cell: ({ nodeName }) => nodeName },
    { key: 'roles', head: words.roles, card: 'labelled', cell: ({ roles }) => roleNames(roles, t) },
    {
      key: 'until',
      head: words.until,
      card: 'labelled',
      cell: ({ lastDay, confirmDay, daysLeft }) =>
        daysLeft === null ? (
          words.noEnd
        ) : (
          <span>
            {lastDay !== null && (confirmDay === null || lastDay < confirmDay) ? lastDay : confirmDay}{' '}
            <Badge tone={daysLeft <= soonDays ? 'soon' : 'fresh'}>{words.left({ count: daysLeft })}</Badge>
          </span>
        ),
    },
    {
      key: 'do',
      head: words.change,
      headHidden: true,
      right: true,
      card: 'action',
      cell: (term) =>
        mayChange &&
        term.can.confirm.reason !== 'own-account' && (
          <Button
            size="small"
            variant="text"
            aria-label={words.changeNamed({ who: term.name, where: term.nodeName })}
            onClick={() => setOpen(term)}
          >
            {words.change}
          </Button>
        ),
    },
  ]

  return (
    <Card
      label={words.title}
      note={<span role="status">{data && words.soon({ count: data.soonCount })}</span>}
      aside={
        <CheckboxField
          label={words.withoutEnd}
          checked={withoutEnd}
          onChange={({ target }) => {
            setPage(1)
            setWithoutEnd(target.checked)
          }}
        />
      }
    >
      {mayChange && possible.length > 0 && (
        <div className={css.bar}>
          <CheckboxField
            label={words.selectAll}
            checked={isAll}
            onChange={() => setChosen(isAll ? new Set() : new Set(possible.map(keyOf)))}
          />
          <Button
            variant="primary"
            size="compact"
            busy={confirming.busy}
            reasonId={ticked.length === 0 ? reasonId : undefined}
            onClick={() => void confirm()}
          >
            {words.confirm({ count: ticked.length })}
          </Button>
          {ticked.length === 0 && (
            <span id={reasonId} className="o-second">
              {words.confirmNone}
            </span>
          )}
        </div>
      )}
      <DataTable
        caption={words.title}
        columns={columns}
        rows={terms}
        rowKey={keyOf}
        instead={
          answer.error ? (
            <AnswerFailed answer={answer} />
          ) : !data ? (
            <Skeleton label={t.common.states.loading} rows={5} />
          ) : terms.length > 0 ? undefined : (
            <Empty title={words.empty}>{words.emptyNext}</Empty>
          )
        }
      />
      {data && data.totalCount > pageSize && (
        <Pager words={t.common.table} page={page} pageSize={pageSize} total={data.totalCount} onPage={setPage} />
      )}
      {open && <TermDialog key={keyOf(open)} term={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}
