import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { productRights } from './features/care-recipients/recipient-tabs.ts'
import { usualInput } from './features/care-recipients/recipient/list/usual-input.ts'
import { productsQuestion } from './features/prescriptions/row/products-question.ts'
import { cartQuestion } from './features/product-selection/cart/cart-question.ts'
import { savedSearch } from './features/care-recipients/recipient/list/saved-search.ts'
import { takeSessionOver } from './platform/session/new-tab.ts'
import { askAtStart, askForTexts, type Asked } from './platform/calls/ask-at-start.ts'

interface Screen {
  readonly address: RegExp
  /** Beside the first words. */
  readonly says?: 'care'
  readonly load: () => Promise<unknown>
  /** What it shows first, of the person that its address names. */
  readonly asks?: (careRecipientId: number) => readonly Asked[]
}

/**
 * The first script of the page. It only asks for others, and for the answers that they will show, so that everything an
 * address needs is on its way together: behind a slow line each round after another costs a fifth of a second.
 */
const screens: readonly Screen[] = [
  {
    address: /^\/carerecipient\/?$/i,
    load: () => import('./features/care-recipients/recipient/list/CareRecipientListPage.tsx'),
    asks: usualList,
  },
  {
    address: /^\/carerecipient\/(\d+)\/?$/i,
    says: 'care',
    load: () =>
      Promise.all([
        import('./features/care-recipients/recipient/page/CareRecipientPage.tsx'),
        import('./features/prescriptions/row/ProductsTab.tsx'),
      ]),
    asks: (id) => [
      { endpoint: readCareRecipient, sent: { params: { id } } },
      ...(isEdited()
        ? []
        : [
            { endpoint: searchPrescriptions, sent: productsQuestion(id), needs: productRights },
            { endpoint: readCart, sent: cartQuestion(id), needs: productRights },
          ]),
    ],
  },
  {
    address: /^\/order\/withdrawal\/crid\/(\d+)\/cid\/cpid\/coid\/?$/i,
    says: 'care',
    load: () => import('./features/orders/withdrawal/WithdrawalWizardPage.tsx'),
    asks: (careRecipientId) => [
      { endpoint: preOrderWithdrawal, sent: { params: { careRecipientId }, query: {} }, isReadAnew: true },
    ],
  },
  {
    address: /^\/order\/withdrawal\//i,
    says: 'care',
    load: () => import('./features/orders/withdrawal/WithdrawalWizardPage.tsx'),
  },
  {
    address: /^\/productselection\/direct\/(\d+)\//i,
    says: 'care',
    load: () => import('./features/product-selection/selection/SelectionPage.tsx'),
    asks: (id) => [{ endpoint: readCareRecipient, sent: { params: { id } } }],
  },
]

/** Where a person is changed (`page-mode.ts`), nothing of what they use is shown, and no log says that it was. */
function isEdited(): boolean {
  return /[?&]edit\b/.test(location.search)
}

/** The list as nobody has narrowed it, which it mostly is. */
function usualList(): readonly Asked[] {
  const isUsual = location.search === '' && savedSearch() === ''
  return isUsual ? [{ endpoint: searchCareRecipients, sent: { input: usualInput } }] : []
}

// A part that is asked for does not come. A new version was put in place, whose parts have other names; or there is no line,
// and then what is filled in stays, and a page that was never drawn waits for the line.
addEventListener('vite:preloadError', () => {
  const place = document.getElementById('omsorg')
  // A picture of the door is no page yet: nothing is filled in on it.
  if (place?.hasChildNodes() && !place.inert) void reloadIfAnotherVersion()
  else if (navigator.onLine) location.reload()
  else addEventListener('online', () => location.reload(), { once: true })
})

/** What is not saved is asked about by its page; a server that is not there would give nothing in place of this one. */
async function reloadIfAnotherVersion(): Promise<void> {
  const served = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (served?.ok && served.headers.get('om-build') !== document.documentElement.dataset['build']) location.reload()
}

const atDoor = /^\/login\/?$/i.test(location.pathname)
// A link in a new tab goes on with the session of the tab it comes from: all that follows reads it.
if (!atDoor) await takeSessionOver()
const screen = screens.find(({ address }) => address.test(location.pathname))
// A browser asks for six files at a time where a server speaks HTTP/1.1: what takes the server a while goes first.
if (!atDoor) askAtStart(screen?.asks?.(Number(screen.address.exec(location.pathname)?.[1])) ?? [])
void import('./main.tsx')
askForTexts(screen ? (screen.says ?? 'first') : location.pathname.split('/').length > 2 ? 'all' : 'first')
if (atDoor) void import('./features/sign-in/token/SignInPage.tsx')
else {
  void import('./application.tsx')
  void screen?.load()
}
