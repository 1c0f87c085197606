import type { WithheldReason } from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import { RouteLink } from '../../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { ButtonLink } from '../../../../../ui/action/Button.tsx'
import type { Basis } from '../form/basis.ts'
import css from './Use.module.css'

interface AlternativesProps {
  readonly reason: WithheldReason
  readonly basis: Basis
}

/** In place of fields that would lead nowhere: the way to what may be prescribed. */
export function Alternatives({ reason, basis: { careRecipient, therapyArea } }: AlternativesProps) {
  const words = useAllTexts().prescribing.use
  const { careRecipientId } = careRecipient
  const products = pathTo('ProductSelectionDirect', { careRecipientId, therapyArea })
  const isOfRole = reason === 'needs-wider-right'
  return (
    <div className={css.instead}>
      <ButtonLink
        size="compact"
        render={(look) => <RouteLink to={isOfRole ? `${products}?${agreed}` : products} {...look} />}
      >
        {isOfRole ? words.showAgreed : words.chooseAnother}
      </ButtonLink>
    </div>
  )
}

/** The products of the agreement itself, marked A. */
const agreed = 'agreementType=1'
