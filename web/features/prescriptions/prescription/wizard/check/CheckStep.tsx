import { useTextsAndFormat } from '../../../../../platform/format.ts'
import { Button } from '../../../../../ui/action/Button.tsx'
import { Card } from '../../../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../../../ui/table/Facts.tsx'
import { VisuallyHidden } from '../../../../../ui/text/VisuallyHidden.tsx'
import type { Step } from '../form/form-state.ts'
import { signsOf } from '../form/signs.ts'
import type { Prescribing } from '../use-validation.ts'
import css from '../Prescribe.module.css'
import { StepTitle } from '../../../../../ui/navigation/StepTitle.tsx'
import { signText } from '../words/sign-text.ts'
import { CheckedProducts } from './CheckedProducts.tsx'
import { periodFacts, payerFacts } from './facts.ts'
import { RunningBeside } from './RunningBeside.tsx'

/** Everything once more, to be read: each part leads back to where it is changed. */
export function CheckStep({ form }: { readonly form: Prescribing }) {
  const [t, f] = useTextsAndFormat()
  const words = t.prescribing.check
  const { context, fields, act } = form
  const { basis, stored, items, locale } = context
  const change = (to: Step, part: string) => (
    <Button variant="text" size="compact" onClick={() => act({ kind: 'go', to })}>
      <span aria-hidden="true">{t.common.actions.change}</span>
      <VisuallyHidden>{words.changePart({ part })}</VisuallyHidden>
    </Button>
  )
  const signs = fields.rows.flatMap((row) => {
    const item = items.get(row.itemNumber)
    if (!item) return []
    return signsOf(row, item, basis, stored, locale).map((sign) => ({
      key: `${row.key} ${sign.kind}`,
      about: item.product.name,
      text: signText(sign, { row, item, locale }, t, f),
    }))
  })
  return (
    <div className="o-stack">
      <Card
        title={<StepTitle moves={form.state.moves}>{words.title}</StepTitle>}
        note={t.therapyAreas.names[basis.therapyArea]}
        aside={change('use', t.prescribing.wizard.steps.use)}
      >
        <CheckedProducts form={form} />
      </Card>
      {signs.length > 0 && (
        <Card title={words.signs({ count: signs.length })} padded>
          <ul className={css.signs}>
            {signs.map(({ key, about, text }) => (
              <li key={key}>
                <b>{about}.</b> {text}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card
        title={t.prescribing.wizard.steps.period}
        aside={change('period', t.prescribing.wizard.steps.period)}
        padded
      >
        <DefinitionList items={[...periodFacts(form, t, f), ...payerFacts(form, t, f)]} />
      </Card>
      <RunningBeside basis={basis} stored={stored} />
    </div>
  )
}
