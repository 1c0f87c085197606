import { listItemReplacements } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import { approveSubstitution } from '@omsorg/contract/customer-service/substitution/approve-substitution.ts'
import { listOutgoingItems } from '@omsorg/contract/customer-service/substitution/list-outgoing-items.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useState } from 'react'
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

/** How often it is looked whether a replacement is done, in milliseconds. */
const whileReplacing = 3_000

type Outgoing = AnswerOf<typeof listOutgoingItems>['items'][number]

interface OutgoingItemsProps {
  /** Something else than the nearest is to take the place of an item. */
  readonly onChoose: (itemNumber: string) => void
}

/** The substitution run: what goes out over all active prescriptions, what is nearest to it, and one approval for all. */
export function OutgoingItems({ onChoose }: OutgoingItemsProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.substitution
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
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
  const pairs = items.flatMap(({ item, nearest, isBeingReplaced }) =>
    nearest && !isBeingReplaced && chosen.has(item.itemNumber) ? [{ item, to: nearest.item }] : [],
  )

  function toggle(itemNumber: string): void {
    const next = new Set(chosen)
    if (!next.delete(itemNumber)) next.add(itemNumber)
    setChosen(next)
  }

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
    if (result.ok) setChosen(new Set())
  }

  const instead =
    answer.error || !answer.data ? (
      <InsteadOfAnswer answer={answer} rows={3} />
    ) : items.length === 0 ? (
      <Empty title={words.noneOutgoing} />
    ) : undefined
  return (
    <Card
      title={words.outgoing}
      note={words.outgoingNote}
      aside={
        mayApprove &&
        items.length > 0 && (
          <Button
            size="compact"
            reason={pairs.length === 0 ? words.chooseSome : undefined}
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
            cell: ({ item, nearest, isBeingReplaced }: Outgoing) =>
              mayApprove &&
              nearest &&
              !isBeingReplaced && (
                <CheckboxField
                  label={<VisuallyHidden>{words.chooseNamed({ name: item.name })}</VisuallyHidden>}
                  checked={chosen.has(item.itemNumber)}
                  onChange={() => toggle(item.itemNumber)}
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
            cell: ({ nearest, isBeingReplaced }: Outgoing) =>
              isBeingReplaced ? (
                <Badge tone="info">{words.beingReplaced}</Badge>
              ) : nearest ? (
                <>
                  {nearest.item.name}
                  <span className="o-second-line">
                    {t.itemReplacement.itemFacts({
                      itemNumber: nearest.item.itemNumber,
                      number: nearest.item.itemsPerPackage,
                    })}
                  </span>
                </>
              ) : (
                words.nothingNear
              ),
          },
          {
            key: 'distance',
            head: words.distance,
            card: 'labelled',
            cell: ({ nearest }: Outgoing) =>
              nearest && `${words.likeness[nearest.likeness]} ${format.number(nearest.distance)}`,
          },
          {
            key: 'another',
            head: words.choice,
            headHidden: true,
            right: true,
            card: 'action',
            cell: ({ item, isBeingReplaced }: Outgoing) =>
              !isBeingReplaced && (
                <Button
                  size="compact"
                  aria-label={words.anotherFor({ name: item.name })}
                  onClick={() => onChoose(item.itemNumber)}
                >
                  {t.itemReplacement.chooseAnother}
                </Button>
              ),
          },
        ]}
      />
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
