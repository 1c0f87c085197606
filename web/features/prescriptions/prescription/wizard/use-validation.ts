import { daysOf } from '@omsorg/domain/calendar/period.ts'
import { useState } from 'react'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { type Frame, frameOf } from './form/calculation.ts'
import { type FieldError, fieldId, type Place, samePlace, stepOf } from './form/field-errors.ts'
import type { RefusedField } from './form/refused-fields.ts'
import type { Step } from './form/form-state.ts'
import { fieldErrorsOf } from './form/validation.ts'
import type { PrescriptionForm } from './use-prescription-form.ts'
import { errorText } from './words/error-text.ts'

/** What a control takes: its id, what is wrong with it, and whether it is marked because the server did not take it. */
export interface FieldState {
  readonly id: string
  readonly error: string | undefined
  readonly invalid: boolean
}

/** What is wrong, and where it may be said already. */
export interface Validation {
  readonly frame: Frame
  readonly errors: readonly FieldError[]
  /** What is wrong is said at once for a product, at others when the field was left or the step was tried. */
  readonly at: (place: Place) => FieldState
  /** Everything that is said in a step, with the ids of the controls. */
  readonly errorsIn: (step: Step) => readonly { readonly field: string; readonly text: string }[]
  /** Whether anything keeps a step from being left. */
  readonly blocks: (step: Step) => boolean
  readonly touch: (id: string) => void
}

/** Checks what is filled in at every keystroke; what the server did not take stays marked until it is changed. */
export function useValidation(form: PrescriptionForm, refused: readonly RefusedField[]): Validation {
  const t = useAllTexts()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const { fields, context, state } = form
  const { basis, items } = context
  const frame = frameOf(fields, basis.settings)
  const errors = fieldErrorsOf(fields, context, true)
  const days = frame.period ? daysOf(frame.period.period) : basis.settings.maxWithdrawals
  const about = {
    therapyArea: basis.therapyArea,
    mostWithdrawals: Math.min(days, basis.settings.maxWithdrawals),
  }

  function at(place: Place): FieldState {
    const id = fieldId(place)
    const marked = refused.find((each) => samePlace(each, place))
    const isSaid = place.field === 'item' || state.tried.includes(stepOf(place)) || touched.has(id) || Boolean(marked)
    return { id, error: isSaid ? textAt(place, marked) : undefined, invalid: marked !== undefined }
  }

  function textAt(place: Place, marked: RefusedField | undefined): string | undefined {
    const name = errors.find((each) => samePlace(each, place))?.name
    const row = fields.rows.find(({ key }) => key === place.key)
    const withheld = (row && items.get(row.itemNumber)?.can.prescribe.reason) ?? null
    if (name) return errorText(name, { ...about, withheld }, t)
    return marked?.name && errorText(marked.name, { ...about, withheld: marked.withheld ?? null }, t)
  }

  return {
    frame,
    errors,
    at,
    errorsIn: (step) => {
      const places = [...errors, ...refused].filter((place) => stepOf(place) === step)
      const once = places.filter((place, index) => places.findIndex((other) => samePlace(place, other)) === index)
      return once.flatMap((place) => {
        const { id, error } = at(place)
        return error === undefined ? [] : [{ field: id, text: error }]
      })
    },
    blocks: (step) => errors.some((each) => stepOf(each) === step),
    touch: (id) => setTouched((before) => (before.has(id) || id === '' ? before : new Set([...before, id]))),
  }
}

/** What every part of the form needs: what is filled in, how to change it, and what is wrong with it. */
export interface Prescribing extends PrescriptionForm, Validation {}
