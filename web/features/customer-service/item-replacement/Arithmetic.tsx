import { inNewPackages } from '@omsorg/domain/prescriptions/replacement/replace-item.ts'
import { useState } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from './ItemReplacement.module.css'
import type { Preview } from './WhoIsReached.tsx'

/** The conversion by the real pair, beginning with the row that most have; other amounts can be typed (rules 3.12). */
export function Arithmetic({ preview }: { readonly preview: Preview }) {
  const [t, format] = useTextsAndFormat()
  const words = t.itemReplacement
  const { example, replaced, replacement } = preview
  const usual = example?.packagesPerWithdrawal ?? 1
  const [perWithdrawal, setPerWithdrawal] = useState(String(usual))
  const [left, setLeft] = useState(String(usual * (example?.withdrawals ?? 1)))
  const { itemsPerPackage: from } = replaced
  const { itemsPerPackage: to } = replacement
  if (!from || !to) return null
  const fields = [
    { key: 'perWithdrawal', label: words.perWithdrawal, value: perWithdrawal, set: setPerWithdrawal },
    { key: 'left', label: words.left, value: left, set: setLeft },
  ]
  return (
    <Card title={words.arithmetic} note={words.arithmeticNote} padded="stack">
      {fields.map(({ key, label, value, set }) => (
        <div key={key} className={css.calculation}>
          <TextField
            label={label}
            numeric="whole"
            value={value}
            onChange={({ target }) => set(digitsOf(target.value))}
          />
          <p role="status">
            {value !== '' &&
              words.calculation({
                packages: format.number(Number(value)),
                from: format.number(from),
                pieces: format.number(Number(value) * from),
                to: format.number(to),
                result: format.number(inNewPackages(Number(value), { from, to })),
              })}
          </p>
        </div>
      ))}
    </Card>
  )
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 4)
}
