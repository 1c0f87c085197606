import { errorCodes } from '@omsorg/contract/error-codes.ts'
import { isTest } from './rooms.ts'
import type { Source } from './source.ts'

/** What a screen leaves to the tools of web/platform, with the sentence that says so. */
const habits: readonly { readonly sentence: string; readonly pattern: RegExp }[] = [
  {
    sentence: 'catches a failure; useAction and useForm do',
    pattern: /\btry\s*\{|\bcatch\s*[({]|\.catch\(/,
  },
  { sentence: 'reads or writes an address by URLSearchParams; an address view does', pattern: /\bURLSearchParams\b/ },
  {
    sentence: 'names an error code; a refusal has a name, and its text comes with the message',
    pattern: new RegExp(`\\b(errorCodes|${errorCodes.join('|')})\\b`),
  },
  {
    sentence: 'compares a status of HTTP; a failure says what it is',
    pattern: /([=!]==?|[<>]=?|\bcase)\s*[1-5]\d\d\b|\b[1-5]\d\d\s*([=!]==?|[<>]=?)/,
  },
  {
    sentence: 'compares a state with a numeral; states are words',
    pattern:
      /(status|state)\w*[)\]!]*\s*([=!]==?|[<>]=?)\s*\d{1,2}\b|\b\d{1,2}\s*([=!]==?|[<>]=?)\s*[\w.?!]*(status|state)|\[[\d,\s]+\]\.includes\([\w.?!]*(status|state)|\bcase \d{1,2}:/i,
  },
  {
    sentence: 'calls out by itself; web/platform does',
    pattern: /\bfetch\(|\bnew (WebSocket|XMLHttpRequest|EventSource)\b/,
  },
]

/** Files that have such a habit still. */
const notYet: readonly string[] = [
  'web/features/care-recipients/identity/OpeningDialog.tsx',
  'web/features/care-recipients/page-mode.ts',
  'web/features/care-recipients/person-text.ts',
  'web/features/care-recipients/place/PlaceDialog.tsx',
  'web/features/care-recipients/population-register/use-register.ts',
  'web/features/care-recipients/recipient/edit/EditForm.tsx',
  'web/features/care-recipients/recipient/form/SavingNotice.tsx',
  'web/features/care-recipients/recipient/form/saving-failure.ts',
  'web/features/care-recipients/recipient/list/search-params.ts',
  'web/features/care-recipients/recipient/registration/Registration.tsx',
  'web/features/care-recipients/recipient/registration/already-registered.ts',
  'web/features/care-recipients/status/ChangeDialog.tsx',
  'web/features/care-recipients/status/change-failure.ts',
  'web/features/orders/order/CancelOrder.tsx',
  'web/features/orders/order/OrderWaits.tsx',
  'web/features/orders/order/history/history-view.ts',
  'web/features/orders/withdrawal/KeepingNotice.tsx',
  'web/features/orders/withdrawal/WithdrawalWizardPage.tsx',
  'web/features/orders/withdrawal/draft-keeper.ts',
  'web/features/orders/withdrawal/placing/PlaceStep.tsx',
  'web/features/orders/withdrawal/placing/PlacingNotice.tsx',
  'web/features/orders/withdrawal/placing/placing-failure.ts',
  'web/features/orders/withdrawal/pointer.ts',
  'web/features/orders/withdrawal/words.ts',
  'web/features/prescriptions/change/use-change.ts',
  'web/features/prescriptions/dialogs/failure-text.ts',
  'web/features/prescriptions/dialogs/use-doing.ts',
  'web/features/prescriptions/history/history-view.ts',
  'web/features/prescriptions/prescription/PrescriptionPage.tsx',
  'web/features/prescriptions/prescription/wizard/NotReady.tsx',
  'web/features/prescriptions/prescription/wizard/SendingNotice.tsx',
  'web/features/prescriptions/prescription/wizard/form/server-faults.ts',
  'web/features/prescriptions/prescription/wizard/form/use-keeper.ts',
  'web/features/prescriptions/prescription/wizard/prescription-path.ts',
  'web/features/prescriptions/prescription/wizard/use-sending.ts',
  'web/features/prescriptions/prescription/wizard/words/fault-text.ts',
  'web/features/prescriptions/row/ProductsTab.tsx',
]

export function screenHabits({ path, code }: Source): string[] {
  if (!/^web\/features\/.+\.tsx?$/.test(path) || isTest(path)) return []
  return habits.filter(({ pattern }) => pattern.test(code)).map(({ sentence }) => sentence)
}

/** The habits of all screens. The list of those that have one still is exact: a clean file must not stand on it. */
export function judgeScreens(sources: readonly Source[], listed: readonly string[] = notYet): string[] {
  const known = new Set(listed)
  const found = sources.flatMap((source) => {
    const sentences = screenHabits(source)
    if (!known.delete(source.path)) return sentences.map((each) => `${source.path} ${each}`)
    return sentences.length > 0 ? [] : [`${source.path} is clean; ${takeOff}`]
  })
  return [...found, ...[...known].map((path) => `${path} is not there; ${takeOff}`)]
}

const takeOff = 'take it off the list notYet of tools/walls/screen-habits.ts'
