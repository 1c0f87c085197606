import type { ReactNode } from 'react'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { OtherFields } from './OtherFields.tsx'
import type { PersonForm } from './person-form.ts'
import { RepresentativeList } from '../contact/RepresentativeList.tsx'

interface OtherCardsProps {
  readonly form: PersonForm
  /** Of the first card that is shown. */
  readonly title: ReactNode
}

/** Who speaks for the person, what the person does not bear, and references. */
export function OtherCards({ form, title }: OtherCardsProps) {
  const t = useAllTexts()
  const { representatives, other } = t.recipientForm
  const { guardiansAllowed, trusteeAllowed } = form.rules
  return (
    <>
      {guardiansAllowed && (
        <Card title={title} padded>
          <RepresentativeList form={form} kind="guardians" />
        </Card>
      )}
      {trusteeAllowed && (
        <Card title={guardiansAllowed ? representatives.trustees.title : title} padded>
          <RepresentativeList form={form} kind="trustees" />
        </Card>
      )}
      <Card title={guardiansAllowed || trusteeAllowed ? other.title : title} padded>
        <OtherFields form={form} />
      </Card>
    </>
  )
}
