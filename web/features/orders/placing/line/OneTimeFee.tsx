import { readMinor } from '@omsorg/domain/format/parse-number.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { useFormat } from '../../../../platform/format.ts'
import { useCareTexts, useLanguage } from '../../../../platform/texts.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import css from './Lines.module.css'
import type { StepProps } from '../wizard.ts'

/** One amount that the person pays for the whole order, in place of the fee that is computed. */
export function OneTimeFee({ wizard, view }: StepProps) {
  const words = useCareTexts().orders.quantity
  const f = useFormat()
  const { language } = useLanguage()
  const { oneTimePatientFee } = view
  const [typed, setTyped] = useState(oneTimePatientFee === null ? '' : f.amount(oneTimePatientFee))
  const [left, setLeft] = useState(false)
  const read = (text: string) => {
    const amount = readMinor(text, cultureOf(language))
    return amount !== null && amount >= 0 ? amount : null
  }
  const isWrong = typed.trim() !== '' && read(typed) === null
  return (
    <Card label={words.oneTimeFee} padded>
      <div className={css.oneTimeFee}>
        <TextField
          id="order-one-time-fee"
          label={words.oneTimeFee}
          help={words.oneTimeFeeHelp}
          inputMode="decimal"
          autoComplete="off"
          aside={view.totals.currency}
          value={typed}
          error={left && isWrong ? words.oneTimeFeeWrong : undefined}
          onBlur={() => setLeft(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            wizard.act({ kind: 'set-one-time-fee', amount: read(event.target.value) })
          }}
        />
      </div>
    </Card>
  )
}
