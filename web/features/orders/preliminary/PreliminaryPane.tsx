import type { PreliminaryLineView } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import type { PreliminaryOrderRow } from '@omsorg/contract/orders/preliminary/preliminary-order-row.ts'
import {
  readPreliminaryOrder,
  type PreliminaryOrderView,
} from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import { type PreliminaryChange, preliminaryChanges } from '@omsorg/domain/orders/preliminary/line-changes.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { BackToList } from '../../../ui/layout/TwoPane.tsx'
import { OrderStep } from './PreliminaryParts.tsx'
import { ChangedLine } from './ChangedLine.tsx'
import css from './Preliminary.module.css'
import { linesReplaced, linesWithout } from './preliminary-view.ts'
import { type Done, useLines } from './use-changes.ts'
import { WithDates } from '../../../ui/text/WithDates.tsx'

interface PreliminaryPaneProps {
  readonly row: PreliminaryOrderRow
  readonly onBack: () => void
  readonly onDone: (done: Done) => void
  readonly onRemove: (preliminaryOrderId: number) => void
}

/** What the chosen order holds and what has changed of it, with what can be done about each line. */
export function PreliminaryPane({ row, onBack, onDone, onRemove }: PreliminaryPaneProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.preliminaryOrders
  const { preliminaryOrderId, lastUsedOn, lastOrderId } = row
  const answer = useAnswer(
    readPreliminaryOrder,
    { params: { preliminaryOrderId } },
    { silent: true, enabled: row.isShown },
  )
  const compared =
    lastUsedOn === null
      ? words.comparedWithSaved({ date: f.dateOf(row.createdAt) })
      : words.comparedWithSent({ number: String(lastOrderId ?? ''), date: f.dateOf(lastUsedOn) })
  return (
    <Card
      title={row.name || words.types[row.type]}
      note={<WithDates>{compared}</WithDates>}
      aside={<BackToList word={t.common.actions.back} onBack={onBack} />}
    >
      {answer.data && !answer.error ? (
        <Content order={answer.data} onDone={onDone} />
      ) : (
        <InsteadOfAnswer answer={answer} />
      )}
      <div className={css.end}>
        {row.sum !== null && (
          <p className={css.sum}>
            <span>{words.withoutVat({ count: (row.lineCount ?? 0) - stopped(row) })}</span>
            <b>{f.money(row.sum)}</b>
          </p>
        )}
        <div className="o-row-ends">
          <OrderStep row={row} />
          <Button variant="danger" size="compact" onClick={() => onRemove(preliminaryOrderId)}>
            {words.remove.action}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const stopping: readonly PreliminaryChange[] = ['gone', 'being-replaced', 'not-your-area', 'moved']

function stopped({ changes }: PreliminaryOrderRow): number {
  return (changes ?? []).filter(({ change }) => stopping.includes(change)).reduce((sum, { lines }) => sum + lines, 0)
}

interface ContentProps {
  readonly order: PreliminaryOrderView
  readonly onDone: (done: Done) => void
}

function Content({ order, onDone }: ContentProps) {
  const [t] = useTextsAndFormat()
  const words = t.preliminaryOrders
  const { keep, busy } = useLines(order, onDone)
  const { lines } = order
  const changed = lines.filter((line) => line.changes.length > 0)
  const nameOf = (line: PreliminaryLineView) => line.product?.name ?? line.itemNumber
  // The last line goes with the order, which asks first.
  const remove =
    lines.length > 1
      ? (line: PreliminaryLineView) => void keep(linesWithout(lines, line), words.lineRemoved({ name: nameOf(line) }))
      : undefined
  const replace = (line: PreliminaryLineView) =>
    void keep(
      linesReplaced(lines, line),
      words.lineReplaced({ name: nameOf(line), by: line.replacement?.product.name ?? '' }),
    )
  return (
    <>
      {preliminaryChanges.map((change) => {
        const of = changed.filter((line) => line.changes[0] === change)
        return (
          of.length > 0 && (
            <section key={change} className={css.section} aria-label={words.changes[change]({ count: of.length })}>
              <h3>{words.changes[change]({ count: of.length })}</h3>
              <ul>
                {of.map((line) => (
                  <li key={line.lineId}>
                    <ChangedLine line={line} busy={busy} onReplace={replace} onRemove={remove} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
      <section className={css.section}>
        <h3>{words.unchanged({ count: lines.length - changed.length })}</h3>
        <ul>
          {lines
            .filter((line) => line.changes.length === 0)
            .map((line) => (
              <li key={line.lineId}>
                <ChangedLine line={line} busy={busy} onRemove={remove} />
              </li>
            ))}
        </ul>
      </section>
    </>
  )
}
