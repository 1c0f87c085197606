import { findItems } from '@omsorg/contract/customer-service/item-replacement/find-items.ts'
import type { ItemShown } from '@omsorg/contract/customer-service/item-replacement/item-shown.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cutTo } from '../../../platform/forms/cut-to.ts'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTyped } from '../../../platform/forms/use-typed.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './ItemReplacement.module.css'
import { shortestTerm, useItem } from './use-item.ts'

interface ItemChoiceProps {
  readonly label: string
  readonly itemNumber: string
  /** Null for none. */
  readonly onChoose: (itemNumber: string | null) => void
}

/** One item of the market, found by name or number. */
export function ItemChoice({ label, itemNumber, onChoose }: ItemChoiceProps) {
  const t = useAllTexts()
  const words = t.itemReplacement
  const [term, setTerm] = useState('')
  const { typed, type, field } = useTyped(term, setTerm)
  const isChosen = itemNumber !== ''
  const { item: chosen, isUnknown, failed } = useItem(itemNumber)
  const group = useRef<HTMLDivElement>(null)
  const before = useRef(itemNumber)
  // What was pressed is gone with the choice: whoever works by the keyboard goes on here.
  useEffect(() => {
    if (before.current === itemNumber) return
    before.current = itemNumber
    if (document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [itemNumber])
  const { data } = useAnswer(
    findItems,
    { query: { searchTerm: term } },
    { enabled: !isChosen && term.length >= shortestTerm, keepFormer: true },
  )

  if (isChosen) {
    return (
      <div ref={group} className={css.choice} role="group" aria-label={label}>
        <p className="o-small">{label}</p>
        {isUnknown ? (
          <Notice tone="error" spoken title={words.unknownItem({ itemNumber: shortened(itemNumber) })} />
        ) : failed ? (
          <AnswerFailed answer={failed} />
        ) : (
          <p className={css.chosen}>{chosen ? <ItemWords item={chosen} /> : <b>{itemNumber}</b>}</p>
        )}
        <Button variant="text" size="compact" onClick={() => onChoose(null)}>
          {words.chooseAnother}
        </Button>
      </div>
    )
  }
  const items = term.length >= shortestTerm ? (data?.items ?? []) : []

  /** Enter takes the item whose number is typed, or the only hit; arrows go from the field to the hits and back. */
  function byKey(event: KeyboardEvent<HTMLDivElement>): void {
    const { target, key } = event
    if (key === 'Enter' && target instanceof HTMLInputElement) {
      const wanted = typed.trim()
      const [only] = items.length === 1 && term === wanted ? items : []
      const item = items.find((each) => each.itemNumber === wanted) ?? only
      if (!item) return
      // The button that takes the focus next would be pressed by the same key.
      event.preventDefault()
      onChoose(item.itemNumber)
      return
    }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')]
    const next = step === 0 ? undefined : stops[stops.findIndex((each) => each === target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div ref={group} className={css.choice} onKeyDown={byKey}>
      <TextField
        label={label}
        help={words.searchHelp}
        type="search"
        autoComplete="off"
        placeholder={words.search}
        icon={<IconSearch />}
        value={typed}
        ref={field}
        onChange={({ target }) => type(cutTo(target.value, 100))}
      />
      <p role="status" className="o-small">
        {term.length >= shortestTerm &&
          data &&
          (data.totalCount === 0 ? words.nothingFound : words.hits({ count: data.totalCount }))}
      </p>
      {items.length > 0 && (
        <ul className={css.hits} aria-label={label}>
          {items.map((item) => (
            <li key={item.itemNumber}>
              <button type="button" className={css.hit} onClick={() => onChoose(item.itemNumber)}>
                <ItemWords item={item} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** An address may hold anything. */
function shortened(itemNumber: string): string {
  return itemNumber.length > 30 ? `${cutTo(itemNumber, 30)}…` : itemNumber
}

function ItemWords({ item }: { readonly item: ItemShown }) {
  const t = useAllTexts()
  const facts = t.itemReplacement.itemFacts({ itemNumber: item.itemNumber, number: item.itemsPerPackage })
  return (
    <span className={css.item}>
      <b>{item.name}</b>
      <span className="o-small">{facts}</span>
    </span>
  )
}
