import { useAllTexts } from '../../../platform/texts.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Claim.module.css'
import type { PartOfClaim } from './parts.ts'

/** What a claim is about, typed where no line was found. */
export function NumberFields({ form }: PartOfClaim) {
  const { line: words } = useAllTexts().claims
  return (
    <div className={`${css.part} ${css.numbers}`}>
      <TextField label={words.orderNumber} maxLength={40} {...form.field('orderNumber')} />
      <TextField label={words.itemNumber} maxLength={40} {...form.field('itemNumber')} />
      <TextField label={words.itemName} maxLength={200} {...form.field('itemName')} />
    </div>
  )
}
