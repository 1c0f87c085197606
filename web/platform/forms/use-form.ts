import type { CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  useForm as useHookForm,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import type { NotDone, Result } from '../calls/result.ts'
import { type ActionOptions, useAction } from '../calls/use-action.ts'
import { useCareTexts } from '../texts.tsx'
import { type FieldProblem, problemsIn } from './field-errors.ts'
import { problemText } from './problem-text.ts'

/** A field error: where it stands on the form, and what is wrong and what to do, in one sentence. */
export interface FieldError {
  readonly at: string
  readonly text: string
}

interface FieldEvent {
  readonly target: HTMLInputElement
}

export interface FormOptions<E extends Definition, Values extends FieldValues> extends ActionOptions<E> {
  /** What the fields hold to begin with. */
  readonly initial: Values
  /** What is sent for what is filled in. */
  readonly toSend: (values: Values) => CallOf<E>
  /** What the bounds of the contract cannot know: rules of the domain, and of the settings of the place. They count first. */
  readonly rules?: (values: Values) => readonly FieldError[]
  /** Where a path of the wire stands on the form; left out where both are the same. Null for what the form does not show. */
  readonly fieldAt?: (path: string, values: Values) => string | null
  /** Shows the fields that the server refused, which may stand on another step, before the first of them gets the focus. */
  readonly show?: (fields: readonly string[]) => void
  /** The sentence for a broken bound, where the usual one will not do. */
  readonly textOf?: (problem: FieldProblem) => string | null
  /**
   * How what was typed is written once its field is left or sent, such as a name with capitals. What stands as it was filled in
   * stays as it is.
   */
  readonly tidy?: { readonly [Name in keyof Values & string]?: (typed: string) => string }
  /** Stands before the path in the id of each field. */
  readonly id: string
}

/** The field `path` as its control takes it: `<TextField label={…} {...form.field('firstName')} />`. */
export type FieldProps<Path extends string> = UseFormRegisterReturn<Path> & {
  readonly id: string
  readonly error: string | undefined
  readonly invalid: boolean
}

export interface Form<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly values: Values
  /** The values at this moment, for what runs between two renderings. */
  readonly read: () => Values
  readonly field: <Path extends FieldPath<Values>>(
    path: Path,
    events?: { readonly onChange?: (event: FieldEvent) => void; readonly onBlur?: (event: FieldEvent) => void },
  ) => FieldProps<Path>
  readonly idOf: (path: string) => string
  readonly errorOf: (path: string) => string | undefined
  /** Writes into fields without a person's key; what is wrong is judged anew where it was judged before. */
  readonly fill: (changed: Partial<Values>) => void
  readonly isChanged: boolean
  /** The fields, on their first level, that hold something else than to begin with. */
  readonly changed: readonly string[]
  /** The errors in sight, in the order in which they stand on the page. */
  readonly errors: readonly FieldError[]
}

export interface SendingForm<E extends Definition, Values extends FieldValues> extends Form<Values> {
  /** Judges all fields, or those named; what is wrong is marked and the first of it gets the focus. */
  readonly judge: (among?: readonly FieldPath<Values>[]) => Promise<boolean>
  /** Judges, and sends when nothing is wrong. Null when nothing was sent. What the server did not take is marked. */
  readonly submit: () => Promise<Result<E> | null>
  /** Sends without judging, for what was judged before. */
  readonly send: (options?: { readonly done?: string }) => Promise<Result<E> | null>
  readonly busy: boolean
  readonly notDone: NotDone<E> | null
  readonly reset: () => void
}

/** A form that sends one call: it judges by the bounds of the contract and by `rules`, and marks what the server refused. */
export function useForm<const E extends Definition, Values extends FieldValues>(
  endpoint: E,
  options: FormOptions<E, Values>,
): SendingForm<E, Values> {
  const { initial, toSend, rules, fieldAt = (path: string) => path, show, textOf, tidy = {}, id, ...action } = options
  const t = useCareTexts()

  const errorsOf = (values: Values): FieldError[] => {
    const { input } = toSend(values) as { readonly input?: unknown }
    const broken = problemsIn(endpoint.bounds, input).flatMap((problem): FieldError[] => {
      const at = fieldAt(problem.at, values)
      return at === null ? [] : [{ at, text: textOf?.(problem) ?? problemText(problem, t) }]
    })
    const all = [...(rules?.(values) ?? []), ...broken]
    return all.filter((each, place) => all.findIndex(({ at }) => at === each.at) === place)
  }
  const resolver: Resolver<Values> = (values) => {
    const found = errorsOf(values)
    if (found.length === 0) return { values, errors: {} }
    const errors = {}
    for (const { at, text } of found) set(errors, at, { type: 'rule', message: text })
    return { values: {}, errors }
  }
  const form = useHookForm<Values>({ defaultValues: initial as DefaultValues<Values>, resolver, mode: 'onTouched' })
  const { errors, isDirty, dirtyFields } = form.formState
  const filled = useRef<Partial<Values>>(initial)

  function tidyUp(among: readonly string[] = Object.keys(tidy)): void {
    for (const name of among) {
      const write = get(tidy, name) as ((typed: string) => string) | undefined
      const typed: unknown = get(form.getValues(), name)
      if (!write || typeof typed !== 'string' || typed === filled.current[name]) continue
      if (write(typed) !== typed) form.setValue(name as FieldPath<Values>, write(typed) as never, { shouldDirty: true })
    }
  }
  const idOf = (path: string) => `${id}-${path.replaceAll('.', '-')}`
  const errorOf = (path: string): string | undefined => {
    const message: unknown = get(errors, `${path}.message`)
    return typeof message === 'string' && message !== '' ? message : undefined
  }
  const isMarked = (path: string): boolean => get(errors, `${path}.type`) !== undefined

  /** What the server refused is marked where it stands, without a second text: the dialog has said it. */
  function mark({ errors: refused }: NotDone<E>): void {
    const values = form.getValues()
    const fields = Object.keys(refused)
      .map((path) => fieldAt(path, values))
      .filter((path): path is string => path !== null && get(values, path) !== undefined)
    if (fields.length === 0) return
    flushSync(() => {
      show?.(fields)
      for (const path of fields) form.setError(path as FieldPath<Values>, { type: 'server', message: '' })
    })
    focusFirst(fields.map(idOf))
  }
  const sending = useAction(endpoint, { ...action, beforeMessage: mark })

  async function judge(among?: readonly FieldPath<Values>[]): Promise<boolean> {
    tidyUp(among)
    if (await form.trigger(among ? [...among] : undefined)) return true
    const wrong = errorsOf(form.getValues()).filter(
      ({ at }) => !among || among.some((field) => at === field || at.startsWith(`${field}.`)),
    )
    focusFirst(wrong.map(({ at }) => idOf(at)))
    return false
  }

  const send: SendingForm<E, Values>['send'] = (more) => sending.run(toSend(form.getValues()), more)
  return {
    control: form.control,
    values: form.watch(),
    read: form.getValues,
    field: (path, events) => {
      const registered = form.register(path, {
        ...events,
        onChange: (event: FieldEvent) => {
          events?.onChange?.(event)
          // What was found wrong is judged with every key from then on.
          if (isMarked(path)) void form.trigger(path)
        },
      })
      return {
        ...registered,
        onBlur: async (event: FieldEvent) => {
          await pressEnd()
          // The press may have taken the field away.
          if (!event.target.isConnected) return
          tidyUp([path])
          await registered.onBlur(event)
        },
        id: idOf(path),
        error: errorOf(path),
        invalid: isMarked(path),
      }
    },
    idOf,
    errorOf,
    fill: (changed) => {
      filled.current = { ...filled.current, ...changed }
      const names = Object.keys(changed) as FieldPath<Values>[]
      for (const name of names) form.setValue(name, get(changed, name), { shouldDirty: true })
      const judged = names.filter((name) => get(errors, name) !== undefined)
      if (judged.length > 0) void form.trigger(judged)
    },
    isChanged: isDirty,
    changed: Object.keys(dirtyFields),
    errors: inOrderOfPage(messagesIn(errors), idOf),
    judge,
    submit: async () => ((await judge()) ? send() : null),
    send,
    busy: sending.busy,
    notDone: sending.notDone,
    reset: sending.reset,
  }
}

/**
 * A field that is left is not judged while a button is pressed: the sentence below the field would move the button from under
 * the pointer, and the press would miss.
 */
async function pressEnd(): Promise<void> {
  if (document.querySelector('button:active, a:active, label:active, summary:active') !== null) await pointerUp()
}

function pointerUp(): Promise<void> {
  return new Promise((resolve) => {
    const risen = new AbortController()
    const rise = () => {
      risen.abort()
      // The click comes with the pointer's rise.
      setTimeout(resolve)
    }
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, rise, { signal: risen.signal, capture: true })
  })
}

/** Each message of the form, whatever branch it hangs on. */
function messagesIn(errors: unknown, path = ''): FieldError[] {
  if (typeof errors !== 'object' || errors === null) return []
  const message: unknown = Reflect.get(errors, 'message')
  if (typeof message === 'string') return message === '' ? [] : [{ at: path, text: message }]
  return Object.entries(errors).flatMap(([name, each]) => messagesIn(each, path === '' ? name : `${path}.${name}`))
}

function inOrderOfPage(errors: readonly FieldError[], idOf: (path: string) => string): FieldError[] {
  const elementOf = ({ at }: FieldError) => document.getElementById(idOf(at))
  return errors.toSorted((one, other) => {
    const [first, second] = [elementOf(one), elementOf(other)]
    if (!first || !second) return 0
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

function focusFirst(ids: readonly string[]): void {
  const elements = ids.map((each) => document.getElementById(each)).filter((each) => each !== null)
  const [first] = elements.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  first?.focus()
}
