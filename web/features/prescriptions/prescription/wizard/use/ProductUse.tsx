import { useTextsAndFormat } from '../../../../../platform/format.ts'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { AgreementLetter, Badge } from '../../../../../ui/feedback/Badge.tsx'
import { Button } from '../../../../../ui/action/Button.tsx'
import { FieldError } from '../../../../../ui/fields/Field.tsx'
import { ProductPicture } from '../../../../../ui/picture/ProductPicture.tsx'
import { VisuallyHidden } from '../../../../../ui/text/VisuallyHidden.tsx'
import { areaColour } from '../../../../products/index.ts'
import { hasStarted } from '../form/beginning.ts'
import type { Item, StoredRow, Basis } from '../form/basis.ts'
import { type RowFields, cutOptions } from '../form/fields.ts'
import { drawnOf } from '../form/validation.ts'
import { calculate, type Calculation } from '../form/calculation.ts'
import { signsOf, type Sign } from '../form/signs.ts'
import type { Prescribing } from '../use-validation.ts'
import { DrawnNote } from './DrawnNote.tsx'
import { FlavorUse } from './FlavorUse.tsx'
import { MoreFields } from './MoreFields.tsx'
import type { RowPart } from './row-part.ts'
import { UseFields } from './UseFields.tsx'
import css from './Use.module.css'
import { canDoHarm } from '@omsorg/domain/products/product/warnings.ts'
import { SignList } from '../../../../../ui/feedback/SignList.tsx'
import { signText } from '../words/sign-text.ts'
import { calculationText } from '../words/calculation-text.ts'
import type { WithheldReason } from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import { RouteButton } from '../../../../../platform/routing/RouteButton.tsx'
import { useChoosingPath } from '../../../../../platform/routing/person/choosing-path.ts'
import { SelectField } from '../../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'

interface AlternativesProps {
  readonly reason: WithheldReason
  readonly basis: Basis
}

/** In place of fields that would lead nowhere: the way to what may be prescribed. */
function Alternatives({ reason, basis: { careRecipient, therapyArea } }: AlternativesProps) {
  const words = useAllTexts().prescribing.use
  const { careRecipientId } = careRecipient
  const products = useChoosingPath()(careRecipientId, therapyArea)
  const isOfRole = reason === 'needs-wider-right'
  return (
    <div className={css.instead}>
      <RouteButton size="compact" to={isOfRole ? `${products}?${agreed}` : products}>
        {isOfRole ? words.showAgreed : words.chooseAnother}
      </RouteButton>
    </div>
  )
}

/** The products of the agreement itself, marked A. */
const agreed = 'agreementType=1'

interface ProductUseProps {
  readonly row: RowFields
  readonly item: Item | undefined
  readonly form: Prescribing
}

/** One product: how much is used, how it is drawn, what that grants, and what to look out for. */
export function ProductUse({ row, item, form }: ProductUseProps) {
  const [t, f] = useTextsAndFormat()
  if (!item) return null
  const { product } = item
  const { basis, stored, locale } = form.context
  const made = calculate(row, product.itemsPerPackage, form.frame, locale)
  const part: RowPart = {
    row,
    item,
    form,
    at: (field) => form.at({ key: row.key, field }),
    fill: (fields) => form.act({ kind: 'fill-row', key: row.key, fields }),
  }
  const standing = stored?.rows.find(({ prescriptionRowId }) => prescriptionRowId === row.prescriptionRowId)
  const mayGo = !standing || !stored || !hasStarted(stored)
  const wrong = part.at('item').error
  const withheld = standing ? null : item.can.prescribe.reason
  const { price, agreementLetter: letter } = item
  const { sensitivities } = basis.careRecipient
  const facts = [
    t.common.units.piecesPerPackage({ count: product.itemsPerPackage }),
    price !== null && t.common.units.perPackage({ price: f.money(price) }),
  ].filter((fact) => fact)
  return (
    <li className={css.row} aria-label={product.name} data-bad={wrong ? true : undefined}>
      <div className={css.head}>
        <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} />
        <div className={css.name}>
          <b>{product.name}</b>
          <span className={css.quiet}>{facts.join(', ')}</span>
        </div>
        <span className={css.marks}>
          {letter && <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />}
          {item.latex && <Badge tone={sensitivities.latex ? 'error' : 'info'}>{t.prescribing.signs.latex}</Badge>}
          {item.pvc && <Badge tone={sensitivities.pvc ? 'error' : 'info'}>{t.prescribing.signs.pvc}</Badge>}
        </span>
        {mayGo && (
          <Button variant="text" size="compact" onClick={() => form.act({ kind: 'remove-row', key: row.key })}>
            <span aria-hidden="true">{t.common.actions.remove}</span>
            <VisuallyHidden>{t.prescribing.use.remove({ product: product.name })}</VisuallyHidden>
          </Button>
        )}
      </div>
      {wrong && (
        <div className={css.wrong} id={part.at('item').id} tabIndex={-1} role="alert">
          <FieldError>{wrong}</FieldError>
        </div>
      )}
      {withheld ? (
        <Alternatives reason={withheld} basis={basis} />
      ) : (
        <Filled part={part} made={made} standing={standing} />
      )}
    </li>
  )
}

interface FilledProps {
  readonly part: RowPart
  readonly made: Calculation
  /** The row as it stands, where a prescription is changed. */
  readonly standing: StoredRow | undefined
}

/** What is filled in for a product that may be prescribed, and what that comes to. */
function Filled({ part, made, standing }: FilledProps) {
  const { row, item, form } = part
  const { basis, stored, locale } = form.context
  return (
    <>
      <UseFields part={part} made={made} />
      {standing && stored && hasStarted(stored) && <DrawnNote row={standing} />}
      {item.flavorsToChoose.length > 0 && <FlavorUse part={part} />}
      {basis.settings.cutOptionAllowed && <CutFields part={part} />}
      <Arithmetic
        made={made}
        item={item}
        hasPeriod={form.frame.period !== null}
        isDrawn={standing !== undefined && drawnOf(standing).withdrawalsMade > 0}
      />
      <Signs signs={signsOf(row, item, basis, stored, locale)} part={part} />
      <MoreFields part={part} />
    </>
  )
}

/** What to look at before it is prescribed. */
function Signs({ signs, part: { row, item, form } }: { readonly signs: readonly Sign[]; readonly part: RowPart }) {
  const [t, f] = useTextsAndFormat()
  return (
    <SignList
      signs={signs.map((sign) => ({
        key: sign.kind,
        grave: canDoHarm(sign.kind),
        words: signText(sign, { row, item, locale: form.context.locale }, t, f),
      }))}
    />
  )
}

interface ArithmeticProps {
  readonly made: Calculation
  readonly item: Item
  readonly hasPeriod: boolean
  readonly isDrawn: boolean
}

/** What it comes to, in words, at every keystroke; the outcome is spoken when it changes. */
function Arithmetic({ made, item: { product }, hasPeriod, isDrawn }: ArithmeticProps) {
  const [t, f] = useTextsAndFormat()
  const { main, rest, warning } = calculationText(made, { unit: product.unit, hasPeriod, isDrawn }, t, f)
  return (
    <div className={css.arithmetic} role="group" aria-label={t.prescribing.arithmetic.label({ product: product.name })}>
      <p role="status">
        <b>{main}</b> {warning && <span className={css.warning}>{warning}</span>}
      </p>
      {rest.length > 0 && <p className={css.quiet}>{rest.join(' ')}</p>}
    </div>
  )
}

/** Whether it is cut, and to which size: a standard cut asks for it (O-3-31, O-5-16, O-5-17). */
function CutFields({ part: { row, at, fill } }: { readonly part: RowPart }) {
  const t = useAllTexts()
  const words = t.prescribing.use
  return (
    <div className={css.fields}>
      <SelectField
        label={words.cut}
        {...at('cutOption')}
        value={row.cutOption || 'none'}
        onChange={(event) => {
          const cutOption = cutOptions.find((each) => each === event.target.value)
          if (cutOption) fill({ cutOption })
        }}
        options={cutOptions.map((option) => ({ value: option, label: words.cutOptions[option] }))}
      />
      {row.cutOption === 'standard' && (
        <TextField
          label={words.cutSize}
          help={words.cutSizeHelp}
          required={t.common.states.required}
          unit={t.common.units.mm}
          {...at('cutSize')}
          value={row.cutSize}
          onChange={(event) => fill({ cutSize: event.target.value })}
          numeric="whole"
        />
      )}
    </div>
  )
}
