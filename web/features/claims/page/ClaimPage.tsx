import { readClaim } from '@omsorg/contract/claims/claim/read-claim.ts'
import type { ClaimView } from '@omsorg/contract/claims/claim/claim-view.ts'
import { fitsLetterbox, gramsOf } from '@omsorg/domain/claims/claim/claim-words.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { NothingThere } from '../../../platform/calls/NothingThere.tsx'
import { isOutOfReach } from '../../../platform/calls/out-of-reach.ts'
import { useWayOn } from '../../../platform/calls/use-way-on.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { columns } from '../../../ui/layout/Columns.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { pathToClaimForm } from '../claim-address.ts'
import { leadOf, toneOfSending } from '../claim-words.ts'
import { ClaimBreadcrumb } from '../ClaimBreadcrumb.tsx'
import { CreditCard } from '../CreditCard.tsx'
import { LineHead } from '../LineHead.tsx'
import { ToldPhotosCard } from '../photo/ToldPhotosCard.tsx'
import { KeptPhoto } from '../photo/KeptPhoto.tsx'
import css from '../Claim.module.css'
import photoCss from '../photo/Photo.module.css'

const whileSending = 2_000

/** A claim or a return as it was saved or sent. */
export function ClaimPage() {
  const { claimId } = useParameters('ProductClaim')
  const [t] = useTextsAndFormat()
  const answer = useAnswer(
    readClaim,
    { params: { id: claimId } },
    { silent: true, again: (claim) => (claim?.sending === 'under-way' ? whileSending : false) },
  )
  const number = String(claimId)
  const wayOn = useWayOn({ to: pathTo('CarePlaceProductClaims'), action: t.screens.productClaims })
  if (!answer.data) {
    return (
      <Page title={t.claims.number({ number })}>
        {isOutOfReach(answer.error) ? (
          <NothingThere title={t.claims.page.missing} {...wayOn}>
            {t.claims.page.missingBody}
          </NothingThere>
        ) : (
          <InsteadOfAnswer answer={answer} />
        )}
      </Page>
    )
  }
  return <ShownClaim claim={answer.data} />
}

function ShownClaim({ claim }: { readonly claim: ClaimView }) {
  const [t, f] = useTextsAndFormat()
  const words = t.claims
  const { line, files, can, sending } = claim
  const title = `${words.types[claim.type]} ${claim.claimId}`
  return (
    <Page
      breadcrumb={<ClaimBreadcrumb line={line} here={title} />}
      title={
        <span className={css.title}>
          {title} <Badge tone={toneOfSending[sending]}>{words.status[sending]}</Badge>
        </span>
      }
      lead={<span role="status">{leadOf(claim, t, f.dateTime)}</span>}
      aside={
        can.change.allowed && (
          <RouteButton icon={<IconPencil />} to={pathToClaimForm({ claim: claim.claimId })}>
            {words.page.goOn}
          </RouteButton>
        )
      }
    >
      {sending === 'failed' && (
        <Notice tone="error" spoken title={words.page.failedTitle}>
          {words.page.failedBody}
        </Notice>
      )}
      <div className={columns}>
        <div className="o-stack">
          <Card label={words.line.find}>
            <LineHead
              line={line}
              itemName={claim.itemName}
              itemNumber={claim.itemNumber}
              orderNumber={claim.orderNumber}
              aside={
                line && (
                  <RouteButton size="compact" to={pathTo('OrderOverview', { customerOrderId: line.customerOrderId })}>
                    {words.page.order}
                  </RouteButton>
                )
              }
            />
          </Card>
          <Card title={words.page.about} padded>
            <DefinitionList items={useFacts(claim).filter(({ value }) => value !== '')} />
          </Card>
          <Card title={words.photo.title} padded>
            {files.length === 0 ? (
              <p className="o-small">{words.photo.none}</p>
            ) : (
              <ul className={photoCss.photos}>
                {files.map((file, at) => (
                  <li key={file.fileId}>
                    <KeptPhoto
                      fileId={file.fileId}
                      alt={words.photo.alt({ number: at + 1, of: files.length })}
                      className={css.large}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <ToldPhotosCard line={line} />
        </div>
        <div className="o-stack">
          <CreditCard
            type={claim.type}
            wantedOutcome={claim.wantedOutcome}
            packages={claim.packages}
            pricePerPackage={line?.pricePerPackage ?? null}
            terms={claim.terms}
            credit={claim.estimatedCredit}
          />
          <Card title={words.contact.title} padded>
            <DefinitionList
              items={[
                { key: 'requester', label: words.contact.requester, value: claim.requester },
                { key: 'contact', label: words.contact.contactPerson, value: claim.contactPerson },
                { key: 'customer', label: words.contact.customer, value: claim.customer },
              ].filter(({ value }) => value !== '')}
            />
          </Card>
        </div>
      </div>
    </Page>
  )
}

function useFacts(claim: ClaimView) {
  const [t, f] = useTextsAndFormat()
  const words = t.claims
  const { type, faultKind, defectiveItems, packages, weight, wantedOutcome } = claim
  const isReturn = type === 'return'
  const letterbox = weight === null ? '' : fitsLetterbox(gramsOf(weight)) ? words.amount.letterbox : words.amount.parcel
  return [
    { key: 'fault', label: words.fault.legend, value: faultKind ? words.fault.kinds[faultKind] : '' },
    {
      key: 'description',
      label: isReturn ? words.fault.why : words.fault.describe,
      value: claim.faultDescription,
    },
    { key: 'lot', label: words.lot.label, value: claim.lotNumber },
    {
      key: 'defective',
      label: words.amount.defective,
      value: defectiveItems === null ? '' : t.common.units.pieces({ count: defectiveItems }),
    },
    {
      key: 'packages',
      label: isReturn ? words.amount.returned : words.amount.packages,
      value: packages === null ? '' : t.common.units.packages({ count: packages }),
    },
    {
      key: 'weight',
      label: words.amount.weight,
      value: weight === null ? '' : `${f.number(weight)}\u00a0${words.amount.kilograms}. ${letterbox}`,
    },
    { key: 'dispatch', label: words.amount.dispatch, value: claim.dispatchDate ?? '' },
    { key: 'pickUp', label: words.amount.pickUp, value: claim.pickUpDate ?? '' },
    { key: 'outcome', label: words.outcome.legend, value: wantedOutcome ? words.outcome[wantedOutcome] : '' },
  ]
}
