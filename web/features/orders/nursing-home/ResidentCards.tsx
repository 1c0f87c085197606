import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { QuantityField } from '../../../ui/fields/QuantityField.tsx'
import { BelowRow, hasMoreBelow, ProductCell, WhyCell } from './ResidentCells.tsx'
import type { ResidentRow } from './resident-rows.ts'
import css from './Residents.module.css'
import { whatIs, whoIs } from './row-words.ts'
import { SupplyLeft } from './SupplyLeft.tsx'
import type { ResidentLines } from './use-resident-lines.ts'

interface ResidentCardsProps {
  readonly lines: ResidentLines
  readonly rows: readonly ResidentRow[]
}

/** On a phone one resident after another, with steppers. */
export function ResidentCards({ lines, rows }: ResidentCardsProps) {
  const t = useAllTexts()
  const words = t.orderKinds.residents
  const residents = [...Map.groupBy(rows, ({ resident }) => resident)]
  const [wanted, setWanted] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const at = Math.min(wanted, residents.length - 1)
  const [resident, theirs = []] = residents[at] ?? []
  const [first] = theirs
  if (!resident || !first) return null
  const go = (to: number) => {
    flushSync(() => setWanted(to))
    heading.current?.focus()
  }
  return (
    <section aria-label={words.linesOf({ who: whoIs(first, t) })}>
      <div className={css.cardHead}>
        <h3 ref={heading} tabIndex={-1}>
          {resident.careRecipient.protected ? <Badge tone="guard">{whoIs(first, t)}</Badge> : whoIs(first, t)}
          {resident.room !== null && <span className="o-second-line">{words.room({ room: resident.room })}</span>}
        </h3>
        <span>{words.place({ at: at + 1, of: residents.length })}</span>
      </div>
      <ul>
        {theirs.map((row) => (
          <CardLine key={row.key} row={row} lines={lines} />
        ))}
      </ul>
      <div className={css.steps}>
        {at > 0 ? (
          <Button icon={<IconArrowLeft />} onClick={() => go(at - 1)}>
            {words.formerResident}
          </Button>
        ) : (
          <span />
        )}
        {at < residents.length - 1 && (
          <Button variant="tinted" iconAfter={<IconArrowRight />} onClick={() => go(at + 1)}>
            {words.nextResident}
          </Button>
        )}
      </div>
    </section>
  )
}

function CardLine({ row, lines }: { readonly row: ResidentRow; readonly lines: ResidentLines }) {
  const t = useAllTexts()
  const { line, filled, checked } = row
  const { product } = whatIs(row, t)
  const id = `below-${row.key}`
  const words = t.orders.quantity
  const isOpen = !filled.setAside && line.unavailabilityCode === null
  return (
    <li className={css.cardLine} data-bad={checked?.check.blocks || undefined}>
      <ProductCell row={row} />
      <span>
        <SupplyLeft line={line} /> <WhyCell row={row} pasted={lines.pasted} />
      </span>
      {isOpen && (
        <QuantityField
          label={t.orderKinds.residents.amountOf(whatIs(row, t))}
          value={filled.quantity === 0 ? null : filled.quantity}
          onChange={(quantity) => lines.setAmount(row, quantity)}
          min={1}
          {...(line.allowedQuantity === null ? {} : { max: line.allowedQuantity })}
          bad={checked?.check.blocks ?? false}
          describedBy={hasMoreBelow(row) ? id : undefined}
          lessLabel={words.decrease({ product })}
          moreLabel={words.increase({ product })}
        />
      )}
      {hasMoreBelow(row) && <BelowRow row={row} id={id} act={(action) => lines.act(action)} />}
      {line.unavailabilityCode === null && (
        <span>
          <Button variant="text" size="compact" onClick={() => lines.setAsideOrBack(row)}>
            {filled.setAside ? t.orders.aside.takeBack : t.orders.aside.setAside}
          </Button>
        </span>
      )}
    </li>
  )
}
