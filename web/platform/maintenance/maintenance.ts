import { readMaintenance } from '@omsorg/contract/content/maintenance/read-maintenance.ts'
import { answerTo } from '../calls/client.ts'
import { spokenNow, watchLanguage } from '../language.ts'
import { becomeMaintenance, maintenanceNow } from './maintenance-state.ts'

/** Whoever is inside when it begins or ends hears of it within this time. */
const betweenQuestions = 30_000
const keyName = 'maintenance-key'

/** Any answer turns the maintenance screen on, any failure turns it off, without a word (A-4.1, A-C1). */
export async function askForMaintenance(): Promise<void> {
  const key = sessionStorage.getItem(keyName)
  const options = { silent: true, ...(key ? { headers: { 'om-maintenance-key': key } } : {}) }
  const now = await answerTo(readMaintenance, { params: { lang: spokenNow().language } }, options)
    .then((answer) => ({ on: true, message: answer?.message || null }))
    .catch(() => ({ on: false, message: null }))
  markBrowser(now.on || key !== null)
  becomeMaintenance(now)
}

/** Asks at the start, and as long as somebody looks; in the language that is spoken then. */
export function followMaintenance(): void {
  takeKey()
  void askForMaintenance()
  const ask = () => {
    if (document.visibilityState === 'visible') void askForMaintenance()
  }
  setInterval(ask, betweenQuestions)
  document.addEventListener('visibilitychange', ask)
  watchLanguage(() => {
    if (maintenanceNow().on) ask()
  })
}

/** The cookie stands while the screen does, and with the key opens the way past it (A-4.1-05). */
function markBrowser(marked: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const isMarked = /(?:^|;\s*)guide-mm=1/.test(document.cookie)
  if (marked === isMarked) return
  document.cookie = `guide-mm=1; Path=/; SameSite=Lax${secure}${marked ? '' : '; Max-Age=0'}`
}

/** The key comes behind the #, where no server and no log sees it, and goes from the address at once. */
function takeKey(): void {
  const [, key] = /^#maintenance=([^&]{8,200})$/.exec(location.hash) ?? []
  if (key === undefined) return
  sessionStorage.setItem(keyName, decodeURIComponent(key))
  markBrowser(true)
  history.replaceState(history.state, '', location.pathname + location.search)
}
