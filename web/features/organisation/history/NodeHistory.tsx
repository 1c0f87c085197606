import { type HistorySubject, listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import { type Change, subjectName, toldChanges, whichOne } from './change-words.ts'
import type { TellableChange } from '../../../platform/history/ChangeList.tsx'
import { type PartOfHistory, Timeline } from './Timeline.tsx'

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
export function NodeHistory({ nodeType, id }: { readonly nodeType: NodeType; readonly id: string }) {
  const t = useAllTexts()
  const words = t.organisationHistory
  const who = useAdministrator()
  const [subject, setSubject] = useState<HistorySubject | ''>('')
  if (who?.application !== 'PRINCIPAL' || !who.permissions.includes('OrganizationSettingsRead')) return null
  const kinds = subjects[nodeType]
  function usePart(before: number | null): PartOfHistory {
    return useNodeChanges(nodeType, id, subject, before)
  }
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
      <Timeline
        key={`${id} ${subject}`}
        usePart={usePart}
        empty={<Empty title={words.empty}>{words.emptyNext}</Empty>}
      />
    </Card>
  )
}

/** Reads a part of the changes of a node, and tells it in words. */
function useNodeChanges(
  nodeType: NodeType,
  nodeId: string,
  subject: HistorySubject | '',
  before: number | null,
): PartOfHistory {
  const [t, f] = useTextsAndFormat()
  const { events } = t.organisationHistory
  const answer = useAnswer(listChanges, {
    params: { nodeType, nodeId },
    query: { ...(subject && { subject }), ...(before !== null && { before }) },
  })
  const { data } = answer
  const told = (change: Change): TellableChange => ({
    key: change.changeId,
    title: [subjectName(change.subject, t), whichOne(change, t)].filter(Boolean).join(', '),
    badge: change.event !== 'saved' && (
      <Badge tone={change.event === 'made' ? 'fresh' : 'quiet'}>{events[change.event]}</Badge>
    ),
    lines: toldChanges(change, t, f),
    at: change.at,
    by: change.by,
  })
  return {
    answer,
    changes: data?.changes.map(told),
    next: (data?.hasMore && data.changes.at(-1)?.changeId) || null,
  }
}
