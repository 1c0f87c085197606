import { readClaim } from '@omsorg/contract/claims/claim/read-claim.ts'
import { readClaimBasis } from '@omsorg/contract/claims/claim/read-claim-basis.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { claimFormView } from '../claim-address.ts'
import { ClaimForm } from './ClaimForm.tsx'

/** A new claim or return, of a line or of whatever is found; or one that was saved and is changed. */
export function ClaimFormPage() {
  const t = useAllTexts()
  const { view } = useAddressView(claimFormView)
  const isSaved = view.claim !== null
  const saved = useAnswer(
    readClaim,
    { params: { id: view.claim ?? 0 } },
    { enabled: isSaved, anew: true, silent: true },
  )
  const customerOrderId = view.order ?? undefined
  const basis = useAnswer(readClaimBasis, { query: { customerOrderId } }, { anew: true, silent: true })
  const asked = isSaved && !saved.data ? saved : basis
  if (!basis.data || (isSaved && !saved.data)) {
    return (
      <Page title={t.claims.report}>
        <InsteadOfAnswer answer={asked} />
      </Page>
    )
  }
  const chosen = basis.data.lines.find((line) => line.orderId === view.part && line.product.itemNumber === view.item)
  return (
    <ClaimForm
      key={`${view.claim} ${view.order} ${view.part} ${view.item}`}
      basis={basis.data}
      claim={saved.data}
      line={saved.data ? saved.data.line : (chosen ?? null)}
    />
  )
}
