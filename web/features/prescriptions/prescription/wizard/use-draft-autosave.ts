import { deletePrescriptionDraft } from '@omsorg/contract/prescriptions/draft/delete-prescription-draft.ts'
import { savePrescriptionDraft } from '@omsorg/contract/prescriptions/draft/save-prescription-draft.ts'
import { answerTo } from '../../../../platform/calls/client.ts'
import type { KeeperDependencies } from '../../../../platform/entries/entries-keeper.ts'
import { laterBy } from '../../../../platform/later.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { useEntriesKeeper } from '../../../../platform/entries/use-entries-keeper.ts'
import { draftToSave } from './form/draft.ts'
import type { FormState } from './form/form-state.ts'
import type { FormContext } from './form/to-input.ts'

/** After the last key, in milliseconds. */
const pauseBeforeSaving = 800

export interface DraftAutosave {
  /** Something was filled in, or the step was left. */
  readonly save: (state: FormState) => void
  /** Whether something would be lost if the window closed now. */
  readonly isBehind: () => boolean
  /** Saves at once what is not saved yet; done when it has arrived or failed. */
  readonly saveNow: () => Promise<void>
  /** Nothing more is saved while the prescription is being made, which takes the draft away. */
  readonly pause: () => Promise<void>
  readonly goOn: () => void
  /** Throws away what is saved. */
  readonly forget: () => Promise<void>
}

/** Saves a prescription on the server while it is filled in, also when the page goes in the middle of a word. */
export function useDraftAutosave(context: FormContext): DraftAutosave {
  // Customer service fills in for others at the telephone, and saves nothing.
  const isSaved = useSessionUser()?.application === 'GUIDE'
  const autosave = useEntriesKeeper(() => dependenciesOf(context))
  return {
    save: (state) => {
      if (isSaved) autosave.change(draftToSave(state, context))
    },
    isBehind: autosave.isBehind,
    saveNow: async () => {
      autosave.flush()
      await autosave.pause()
      autosave.goOn()
    },
    pause: autosave.pause,
    goOn: autosave.goOn,
    forget: autosave.forget,
  }
}

function dependenciesOf({ basis, stored }: FormContext): KeeperDependencies<ReturnType<typeof draftToSave>> {
  const params = { careRecipientId: basis.careRecipient.careRecipientId, therapyArea: basis.therapyArea }
  const query = stored ? { prescriptionId: stored.prescriptionId } : {}
  return {
    send: (input) => answerTo(savePrescriptionDraft, { input }, { silent: true, outlivesPage: true }),
    remove: () => answerTo(deletePrescriptionDraft, { params, query }, { silent: true, outlivesPage: true }),
    later: laterBy(pauseBeforeSaving),
  }
}
