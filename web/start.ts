/**
 * The first script of the page. It only asks for others, so that everything an address needs is on its way together: behind
 * a slow line each round after another costs a fifth of a second.
 */
const screens: readonly (readonly [address: RegExp, load: () => Promise<unknown>])[] = [
  [/^\/carerecipient\/?$/i, () => import('./features/care-recipients/recipient/list/CareRecipientListPage.tsx')],
  [
    /^\/carerecipient\/\d+\/?$/i,
    () =>
      Promise.all([
        import('./features/care-recipients/recipient/page/CareRecipientPage.tsx'),
        import('./features/prescriptions/row/ProductsTab.tsx'),
      ]),
  ],
  [/^\/order\/withdrawal\//i, () => import('./features/orders/withdrawal/WithdrawalWizardPage.tsx')],
  [/^\/productselection\/direct\//i, () => import('./features/product-selection/selection/SelectionPage.tsx')],
]

// A part that is asked for does not come. A new version was put in place, whose parts have other names; or there is no line,
// and then what is filled in stays, and a page that was never drawn waits for the line.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine) location.reload()
  else if (!document.getElementById('omsorg')?.hasChildNodes())
    addEventListener('online', () => location.reload(), { once: true })
})

void import('./main.tsx')
if (!/^\/login\/?$/i.test(location.pathname)) void import('./application.tsx')
for (const [address, load] of screens) if (address.test(location.pathname)) void load()
