import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import css from '../Claim.module.css'
import type { PartOfClaim } from './parts.ts'

interface TypePartProps extends PartOfClaim {
  readonly line: ClaimLine | null
  readonly today: string
}

/** A fault has no last day; a return that comes too late for it says so and is not offered. */
export function TypePart({ form, line, today }: TypePartProps) {
  const { type: words } = useAllTexts().claims
  const { fill } = form
  const until = line?.returnUntil ?? null
  const isLate = until !== null && today > until
  const help =
    until === null
      ? words.returnHelpPlain
      : isLate
        ? words.returnLate({ date: until })
        : words.returnHelp({ date: until })
  return (
    <div className={css.part}>
      <RadioGroup
        legend={words.legend}
        name="claim-type"
        boxed="wide"
        value={form.values.type}
        onChange={(type) => fill({ type })}
        options={[
          { value: 'claim', label: words.claim, help: words.claimHelp },
          { value: 'return', label: words.return, help, disabled: isLate },
        ]}
      />
    </div>
  )
}
