import { faultKinds, longestDescription } from '@omsorg/domain/claims/claim/claim-words.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import css from '../Claim.module.css'
import type { PartOfClaim } from './parts.ts'

/** What is wrong, in a word and in words; of a return only why. */
export function FaultPart({ form }: PartOfClaim) {
  const t = useAllTexts()
  const { fault: words } = t.claims
  const { fill } = form
  const { type, faultKind, faultDescription } = form.values
  return (
    <div className={css.part}>
      {type === 'claim' && (
        <RadioGroup
          legend={words.legend}
          name="claim-fault"
          boxed="fit"
          value={faultKind}
          onChange={(kind) => fill({ faultKind: kind })}
          options={faultKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        />
      )}
      <div className={css.described}>
        <TextAreaField
          label={type === 'claim' ? words.describe : words.why}
          required={t.common.states.required}
          maxLength={longestDescription}
          rows={2}
          help={
            <span className={css.spread}>
              <span>{words.noPersons}</span>
              <span>{words.counted({ count: faultDescription.length, of: longestDescription })}</span>
            </span>
          }
          {...form.field('faultDescription')}
        />
      </div>
    </div>
  )
}
