import { type HistorySubject, listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import { type Change, subjectName, toldChanges, whichOne } from './change-words.ts'
import css from './HistoryCard.module.css'

type NodeType = 'Client' | 'CareUnit' | 'CarePlace'

const ofPlace = [
  'care-place',
  'customer-number',
  'prescription-settings',
  'order-settings',
  'care-recipient-settings',
] as const satisfies readonly HistorySubject[]

/** What can change of each kind of node, in the order of its actions. */
const subjects: Readonly<Record<NodeType, readonly HistorySubject[]>> = {
  Client: [
    'client',
    'available-roles',
    'authentication-providers',
    'therapy-areas',
    'customer-number',
    'product-settings',
    'product-availability',
    'prescription-settings',
    'order-settings',
    'care-recipient-settings',
    'extra-fee',
    'patient-fee',
    'features',
    'invoice-area',
  ],
  CareUnit: ['care-unit'],
  CarePlace: ofPlace,
}

/** Every change of a node and of what is set for it: who, when, from what to what; the latest first. */
export function HistoryCard({ nodeType, id }: { readonly nodeType: NodeType; readonly id: string }) {
  const t = useAllTexts()
  const words = t.organisationHistory
  const who = useAdministrator()
  const [subject, setSubject] = useState<HistorySubject | ''>('')
  if (who?.application !== 'PRINCIPAL' || !who.permissions.includes('OrganizationSettingsRead')) return null
  const kinds = subjects[nodeType]
  return (
    <Card
      title={words.title}
      padded
      aside={
        kinds.length > 1 && (
          <SelectField
            label={words.filter}
            labelHidden
            size="compact"
            value={subject}
            emptyOption={words.all}
            options={kinds.map((value) => ({ value, label: subjectName(value, t) }))}
            onChange={(event) => setSubject(kinds.find((each) => each === event.target.value) ?? '')}
          />
        )
      }
    >
      <Part key={`${id} ${subject}`} nodeType={nodeType} id={id} subject={subject} before={null} />
    </Card>
  )
}

interface PartProps {
  readonly nodeType: NodeType
  readonly id: string
  readonly subject: HistorySubject | ''
  readonly before: number | null
}

/** The changes before one, and below them those that come before these, once they are asked for. */
function Part({ nodeType, id, subject, before }: PartProps) {
  const t = useAllTexts()
  const words = t.organisationHistory
  const [goesOn, setGoesOn] = useState(false)
  const answer = useAnswer(listChanges, {
    params: { nodeType, nodeId: id },
    query: { ...(subject && { subject }), ...(before !== null && { before }) },
  })
  const { data } = answer
  if (!data) {
    return answer.error ? (
      <AnswerFailed answer={answer} />
    ) : (
      <Skeleton kind="line" rows={4} label={t.common.states.loading} />
    )
  }
  const last = data.changes.at(-1)
  if (!last) return <Empty title={words.empty}>{words.emptyNext}</Empty>
  return (
    <>
      <ol className={css.changes}>
        {data.changes.map((change) => (
          <ChangeRow key={change.changeId} change={change} />
        ))}
      </ol>
      {data.hasMore &&
        (goesOn ? (
          <Part nodeType={nodeType} id={id} subject={subject} before={last.changeId} />
        ) : (
          <Button size="compact" onClick={() => setGoesOn(true)}>
            {t.common.actions.showMore}
          </Button>
        ))}
    </>
  )
}

/** So many fields stand open; a first save names them all, and folds the others away. */
const openFields = 4

function ChangeRow({ change }: { readonly change: Change }) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationHistory
  const told = toldChanges(change, t, f)
  const which = whichOne(change, t)
  const who = authorName(change.by, t)
  const list = (some: typeof told) => (
    <ul>
      {some.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
  return (
    <li>
      <p className={css.head}>
        <b>{[subjectName(change.subject, t), which].filter(Boolean).join(', ')}</b>
        {change.event !== 'saved' && (
          <Badge tone={change.event === 'made' ? 'fresh' : 'quiet'}>{words.events[change.event]}</Badge>
        )}
      </p>
      {told.length > 0 && list(told.slice(0, openFields))}
      {told.length > openFields && (
        <details>
          <summary>{words.more({ count: told.length - openFields })}</summary>
          {list(told.slice(openFields))}
        </details>
      )}
      <p className="o-second-line">
        <time dateTime={change.at}>{f.dateTime(Temporal.Instant.from(change.at))}</time>
        {who && `, ${who}`}
      </p>
    </li>
  )
}
