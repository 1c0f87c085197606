import { listItemReplacements } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import { approveSubstitution } from '@omsorg/contract/customer-service/substitution/approve-substitution.ts'
import { listOutgoingItems } from '@omsorg/contract/customer-service/substitution/list-outgoing-items.ts'
import { useEffect, useRef, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { EquivalentsTable } from './Equivalents.tsx'
import { emptyRun, type Outgoing, pairsOf, type Run, takesItsPlace, toggled, withInstead } from './run.ts'

/** How often it is looked whether a replacement is done, in milliseconds. */
const whileReplacing = 3_000

interface OutgoingItemsProps {
  readonly run: Run
  readonly onRun: (run: Run) => void
  /** Nothing that is proposed will do: the item is replaced by itself. */
  readonly onAlone: (itemNumber: string) => void
}

/** The substitution run: what goes out over all active prescriptions, what is nearest to it, and one approval for all. */
export function OutgoingItems({ run, onRun, onAlone }: OutgoingItemsProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.substitution
  const [isAsked, setAsked] = useState(false)
  const [approvals, setApprovals] = useState(0)
  const heading = useRef<HTMLSpanElement>(null)
  // What was pressed has done its work, and goes with the last item: whoever works by the keyboard goes on at the head of the run.
  useEffect(() => {
    if (approvals > 0) heading.current?.focus()
  }, [approvals])
  const [choosingFor, setChoosingFor] = useState<Outgoing | null>(null)
  const mayApprove = useSessionUser()?.permissions.includes('ItemReplacementWrite') ?? false
  const answer = useAnswer(
    listOutgoingItems,
    {},
    { again: (outgoing) => outgoing?.items.some((each) => each.isBeingReplaced) === true && whileReplacing },
  )
  const approving = useAction(approveSubstitution, {
    outdates: [listOutgoingItems, listItemReplacements],
    done: words.approved,
  })
  const items = answer.data?.items ?? []
  const pairs = pairsOf(run, items)

  async function approve(): Promise<void> {
    const result = await approving.run({
      input: {
        pairs: pairs.map(({ item, to }) => ({
          replacedItemNumber: item.itemNumber,
          replacementItemNumber: to.itemNumber,
        })),
      },
    })
    if (!result) return
    setAsked(false)
    if (!result.ok) return
    setApprovals((before) => before + 1)
    onRun(emptyRun)
  }

  const instead =
    answer.error || !answer.data ? (
      <InsteadOfAnswer answer={answer} rows={3} />
    ) : items.length === 0 ? (
      <Empty title={words.noneOutgoing} />
    ) : undefined
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {words.outgoing}
        </span>
      }
      note={words.outgoingNote}
      aside={
        mayApprove &&
        items.length > 0 && (
          <Button
            size="compact"
            reason={pairs.length > 0 ? undefined : words.chooseSome}
            onClick={() => setAsked(true)}
          >
            {words.approve}
          </Button>
        )
      }
    >
      <DataTable
        caption={words.outgoing}
        rows={items}
        rowKey={({ item }) => item.itemNumber}
        instead={instead}
        columns={[
          {
            key: 'choice',
            head: words.choice,
            headHidden: true,
            card: 'lead',
            width: '48px',
            cell: (each: Outgoing) =>
              mayApprove &&
              takesItsPlace(run, each) &&
              !each.isBeingReplaced && (
                <CheckboxField
                  label={<VisuallyHidden>{words.chooseNamed({ name: each.item.name })}</VisuallyHidden>}
                  checked={run.chosen.has(each.item.itemNumber)}
                  onChange={() => onRun(toggled(run, each.item.itemNumber))}
                />
              ),
          },
          {
            key: 'item',
            head: words.item,
            card: 'title',
            cell: ({ item }: Outgoing) => (
              <>
                <b>{item.name}</b>
                <span className="o-second-line">
                  {t.itemReplacement.itemFacts({ itemNumber: item.itemNumber, number: item.itemsPerPackage })}
                </span>
              </>
            ),
          },
          {
            key: 'prescriptions',
            head: words.prescriptions,
            right: true,
            card: 'labelled',
            cell: ({ prescriptions }: Outgoing) => prescriptions,
          },
          {
            key: 'nearest',
            head: words.takesItsPlace,
            card: 'labelled',
            cell: (each: Outgoing) => {
              const to = takesItsPlace(run, each)
              if (each.isBeingReplaced) return <Badge tone="info">{words.beingReplaced}</Badge>
              if (!to) return words.nothingNear
              const { itemNumber, name, itemsPerPackage: number } = to.item
              return (
                <>
                  {name}
                  <span className="o-second-line">{t.itemReplacement.itemFacts({ itemNumber, number })}</span>
                </>
              )
            },
          },
          {
            key: 'distance',
            head: words.distance,
            card: 'labelled',
            cell: (each: Outgoing) => {
              const to = takesItsPlace(run, each)
              return (
                to && (
                  <>
                    {words.likeness[to.likeness]}
                    <span className="o-second-line">{words.distanceOf({ number: format.number(to.distance) })}</span>
                  </>
                )
              )
            },
          },
          {
            key: 'another',
            head: t.itemReplacement.chooseAnother,
            headHidden: true,
            right: true,
            card: 'action',
            cell: (each: Outgoing) =>
              !each.isBeingReplaced && (
                <Button
                  size="compact"
                  aria-label={words.anotherFor({ name: each.item.name })}
                  onClick={() => setChoosingFor(each)}
                >
                  {t.itemReplacement.chooseAnother}
                </Button>
              ),
          },
        ]}
      />
      {choosingFor && (
        <ActionDialog
          wide="broad"
          title={words.anotherFor({ name: choosingFor.item.name })}
          other={
            <Button size="compact" onClick={() => onAlone(choosingFor.item.itemNumber)}>
              {words.amongAll}
            </Button>
          }
          onClose={() => setChoosingFor(null)}
        >
          <p>{words.equivalentsNote}</p>
          <EquivalentsTable
            replaced={choosingFor.item.itemNumber}
            replacement={takesItsPlace(run, choosingFor)?.item.itemNumber ?? ''}
            onChoose={(by) => {
              onRun(withInstead(run, choosingFor.item.itemNumber, by))
              setChoosingFor(null)
            }}
          />
        </ActionDialog>
      )}
      {isAsked && (
        <ActionDialog
          title={words.question({ count: pairs.length })}
          action={words.approve}
          busy={approving.busy}
          onAction={approve}
          onClose={() => setAsked(false)}
        >
          <ul>
            {pairs.map(({ item, to }) => (
              <li key={item.itemNumber}>{words.pair({ from: item.name, to: to.name })}</li>
            ))}
          </ul>
          <p>{words.approveLoses}</p>
        </ActionDialog>
      )}
    </Card>
  )
}
