import type { ReactNode } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { IdentityFields } from './IdentityFields.tsx'
import type { PersonForm } from '../recipient/form/person-form.ts'
import { ProtectionFields } from './ProtectionFields.tsx'
import { RegisterLookup } from '../population-register/RegisterLookup.tsx'

interface IdentityCardsProps {
  readonly form: PersonForm
  readonly title: ReactNode
}

/** The first step of a registration: who it is. */
export function IdentityCards({ form, title }: IdentityCardsProps) {
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
