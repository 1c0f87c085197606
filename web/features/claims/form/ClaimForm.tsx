import { readNumber } from '@omsorg/domain/format/parse-number.ts'
import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import type { ClaimView } from '@omsorg/contract/claims/claim/claim-view.ts'
import { listClaims } from '@omsorg/contract/claims/claim/list-claims.ts'
import { listClaimsOfOrder } from '@omsorg/contract/claims/claim/list-claims-of-order.ts'
import { readClaim } from '@omsorg/contract/claims/claim/read-claim.ts'
import { upsertClaim } from '@omsorg/contract/claims/claim/upsert-claim.ts'
import { estimatedCredit } from '@omsorg/domain/claims/claim/estimated-credit.ts'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useRef, useState } from 'react'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { columns } from '../../../ui/layout/Columns.tsx'
import { lowerEdge, Page } from '../../../ui/layout/Page.tsx'
import { ClaimBreadcrumb } from '../ClaimBreadcrumb.tsx'
import { CreditCard } from '../CreditCard.tsx'
import css from '../Claim.module.css'
import { LineHead } from '../LineHead.tsx'
import { ToldPhotosCard } from '../photo/ToldPhotosCard.tsx'
import { PhotoPart } from '../photo/PhotoPart.tsx'
import { photosOf, type Photo } from '../photo/photos.ts'
import { AmountPart } from './AmountPart.tsx'
import { errorsIn, initialValues, inputOf, wholeIn, type ClaimBasis } from './claim-form.ts'
import { ContactCard } from './ContactCard.tsx'
import { FaultPart } from './FaultPart.tsx'
import { FindLine } from './FindLine.tsx'
import { NumberFields } from './NumberFields.tsx'
import { OutcomePart } from './OutcomePart.tsx'
import { StepsCard } from './StepsCard.tsx'
import { TypePart } from './TypePart.tsx'

interface ClaimFormProps {
  readonly basis: ClaimBasis
  readonly claim: ClaimView | undefined
  readonly line: ClaimLine | null
}

/** First the line, unless the address has named it; then what is wrong, how much, photos, and what is to happen. */
export function ClaimForm({ basis, claim, line: given }: ClaimFormProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.claims
  const [line, setLine] = useState(given)
  const [byHand, setByHand] = useState(claim !== undefined && given === null)
  const [photos, setPhotos] = useState<readonly Photo[]>(() => photosOf(claim?.files ?? []))
  const sendNow = useRef(false)
  const isDone = useRef(false)
  const fileIds = photos.flatMap(({ fileId }) => fileId ?? [])
  const wanted = (values: Parameters<typeof inputOf>[0]) =>
    inputOf(values, { line, claim, fileIds, send: sendNow.current, readNumber: (text) => readNumber(text, f.locale) })
  const form = useForm(upsertClaim, {
    id: 'claim',
    initial: initialValues(claim, basis, f),
    toSend: (values) => ({ input: wanted(values) }),
    rules: (values) => errorsIn(wanted(values), line, t),
    outdates: [listClaims, listClaimsOfOrder, readClaim],
  })
  const { values } = form
  const packages = wholeIn(values.packages)
  const pricePerPackage = line?.pricePerPackage ?? null
  const { terms } = basis
  const credit = estimatedCredit({
    type: values.type,
    wantedOutcome: values.type === 'return' ? null : values.wantedOutcome,
    packages,
    pricePerPackage,
    ownErrorRate: terms.ownErrorRate,
  })
  const isWaiting = photos.some(({ fileId, problem }) => fileId === null && problem === null)

  async function submit(send: boolean): Promise<void> {
    sendNow.current = send
    const result = await form.submit()
    if (!result?.ok) return
    isDone.current = true
    await go('ProductClaim', { claimId: result.value.claimId })
  }

  const isChosen = line !== null || byHand
  const returnBy = line?.returnUntil ?? null
  const lead = returnBy
    ? words.lead({ weekday: f.weekday(returnBy), date: returnBy, count: terms.returnAgreeDays })
    : words.leadPlain({ count: terms.returnAgreeDays })
  return (
    <Page breadcrumb={<ClaimBreadcrumb line={line} here={words.report} />} title={words.report} lead={lead}>
      <LeavingQuestion
        isDirty={() => !isDone.current && (form.isChanged || photos.length > (claim?.files.length ?? 0))}
      />
      {!isChosen ? (
        <FindLine onLine={setLine} onByHand={() => setByHand(true)} />
      ) : (
        <Form className={columns} onSend={() => submit(true)}>
          <div className="o-stack">
            <ErrorSummary
              title={t.validation.summary({ count: form.errors.length })}
              errors={form.errors.map(({ at, text }) => ({ field: form.idOf(at), text }))}
            />
            <Card label={words.report}>
              {line ? (
                <div className={css.head}>
                  <LineHead
                    line={line}
                    aside={
                      <Button
                        variant="text"
                        size="compact"
                        onClick={() => {
                          setLine(null)
                          setByHand(false)
                        }}
                      >
                        {words.line.change}
                      </Button>
                    }
                  />
                </div>
              ) : (
                <NumberFields form={form} />
              )}
              <TypePart form={form} line={line} today={terms.today} />
              <FaultPart form={form} />
              <AmountPart form={form} line={line} />
              <PhotoPart photos={photos} onPhotos={setPhotos} />
              {values.type === 'claim' && (
                <OutcomePart form={form} packages={packages ?? 0} payerName={terms.payerName} />
              )}
            </Card>
            <ToldPhotosCard line={line} />
          </div>
          <div className="o-stack">
            <CreditCard
              type={values.type}
              wantedOutcome={values.type === 'return' ? null : values.wantedOutcome}
              packages={packages}
              pricePerPackage={pricePerPackage}
              terms={terms}
              credit={credit}
            >
              <div className={lowerEdge}>
                <Button
                  type="submit"
                  variant="primary"
                  wide
                  icon={<IconSend />}
                  busy={form.busy}
                  reason={isWaiting ? words.photo.waiting : undefined}
                >
                  {words.send}
                </Button>
              </div>
              <Button variant="text" wide busy={form.busy} onClick={() => void submit(false)}>
                {words.save}
              </Button>
            </CreditCard>
            <StepsCard type={values.type} answerOn={terms.answerOn} />
            <ContactCard form={form} />
          </div>
        </Form>
      )}
    </Page>
  )
}
