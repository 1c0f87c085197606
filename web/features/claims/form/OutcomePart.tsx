import { wantedOutcomes } from '@omsorg/domain/claims/claim/claim-words.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import css from '../Claim.module.css'
import type { PartOfClaim } from './parts.ts'

interface OutcomePartProps extends PartOfClaim {
  readonly packages: number
  readonly payerName: string
}

export function OutcomePart({ form, packages, payerName }: OutcomePartProps) {
  const t = useAllTexts()
  const { outcome: words } = t.claims
  const { fill } = form
  const help = {
    'new-delivery': words.newDeliveryHelp({ packages: t.common.units.packages({ count: packages }) }),
    'money-back': words.moneyBackHelp({ name: payerName }),
    'report-only': words.reportOnlyHelp,
  }
  return (
    <div className={css.part}>
      <RadioGroup
        legend={words.legend}
        name="claim-outcome"
        boxed="wide"
        value={form.values.wantedOutcome}
        onChange={(wantedOutcome) => fill({ wantedOutcome })}
        options={wantedOutcomes.map((value) => ({ value, label: words[value], help: help[value] }))}
      />
    </div>
  )
}
