import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import { mostOfOne, mostSamples } from '@omsorg/domain/requests/sample/samples.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type KeyboardEvent, useId, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './SampleItems.module.css'

export interface SampleItem {
  readonly itemNumber: string
  readonly name: string
  readonly quantity: number
}

interface SampleItemsProps {
  readonly items: readonly SampleItem[]
  readonly error: string | undefined
  /** The id of the field that has the focus when something is wrong with the samples. */
  readonly firstId: string
  readonly onChange: (items: readonly SampleItem[]) => void
}

const quantities = Array.from({ length: mostOfOne }, (_, at) => String(at + 1))

/** The products that samples are asked of; another one is found by its number. */
export function SampleItems({ items, error, firstId, onChange }: SampleItemsProps) {
  const t = useAllTexts()
  const { sample: words } = t.requests
  const id = useId()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const finding = useAction(readProductByItemNumber)

  async function add(): Promise<void> {
    const itemNumber = typed.trim()
    if (itemNumber === '') return
    if (items.some((each) => each.itemNumber === itemNumber)) return setWrong(words.there)
    setWrong(undefined)
    const result = await finding.run({ params: { itemNumber }, query: {} })
    if (result?.ok) {
      onChange([...items, { itemNumber: result.value.itemNumber, name: result.value.name, quantity: 1 }])
      setTyped('')
    } else if (result?.reason === 'not-found') setWrong(words.notFound)
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void add()
  }

  const isFull = items.length >= mostSamples
  return (
    <fieldset className={css.items} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{words.items}</legend>
      <ul>
        {items.map((item) => (
          <li key={item.itemNumber}>
            <span>
              {item.name}
              <span className="o-second-line">{item.itemNumber}</span>
            </span>
            <SelectField
              label={words.quantity(item)}
              labelHidden
              size="compact"
              value={String(item.quantity)}
              options={quantities.map((value) => ({
                value,
                label: t.common.units.packagesShort({ count: Number(value) }),
              }))}
              onChange={({ target }) =>
                onChange(items.map((each) => (each === item ? { ...each, quantity: Number(target.value) } : each)))
              }
            />
            <Button
              variant="text"
              size="compact"
              square
              icon={<IconTrash />}
              aria-label={words.remove(item)}
              title={words.remove(item)}
              onClick={() => onChange(items.filter((each) => each !== item))}
            />
          </li>
        ))}
      </ul>
      <div className={css.add}>
        <TextField
          id={firstId}
          label={words.another}
          size="compact"
          autoComplete="off"
          maxLength={40}
          value={typed}
          error={wrong ?? error}
          help={isFull ? words.full({ count: mostSamples }) : undefined}
          readOnly={isFull}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        <Button
          size="compact"
          busy={finding.busy}
          reason={isFull ? words.full({ count: mostSamples }) : undefined}
          onClick={() => void add()}
        >
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}
