import type { ReactNode } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { IdentityFields } from './IdentityFields.tsx'
import type { PersonForm } from '../recipient/form/person-form.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { protectionKindsOf } from '../recipient/form/recipient-fields.ts'
import { RegisterLookup } from '../population-register/RegisterLookup.tsx'

/** The first step of a registration: who it is. */
export function IdentityCards({ form, title }: { readonly form: PersonForm; readonly title: ReactNode }) {
  const t = useAllTexts()
  const { rules } = form
  return (
    <>
      <Card title={title} padded>
        <IdentityFields form={form} fixed={null} lookup={rules.registerOffered && <RegisterLookup form={form} />} />
      </Card>
      {rules.protectionAllowed && (
        <Card label={t.careRecipients.protected.title} padded>
          <ProtectionFields form={form} />
        </Card>
      )}
    </>
  )
}

/** The mark of a protected identity, and by which rule: it cannot be changed afterwards (O-5-13). */
function ProtectionFields({ form }: { readonly form: PersonForm }) {
  const t = useAllTexts()
  const words = t.recipientForm.protection
  const { values, rules, fill } = form
  const kinds: readonly Protection[] = protectionKindsOf[marketOf(rules.market).country] ?? []
  const only = kinds.length === 1 ? kinds[0] : undefined
  return (
    <div className="o-stack">
      <CheckboxField
        label={t.careRecipients.protected.title}
        help={words.help}
        checked={values.protectedIdentity}
        onChange={(event) =>
          fill({ protectedIdentity: event.target.checked, protectionKind: event.target.checked ? (only ?? '') : '' })
        }
      />
      {values.protectedIdentity && kinds.length > 1 && (
        <RadioGroup
          legend={words.kind}
          required={t.common.states.required}
          name="protectionKind"
          value={values.protectionKind || null}
          onChange={(protectionKind) => fill({ protectionKind })}
          options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          error={form.errorOf('protectionKind')}
          firstId={form.idOf('protectionKind')}
        />
      )}
    </div>
  )
}
