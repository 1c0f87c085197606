/**
 * The cookie-consent script: self-hosted, without a word of its own. Its element says in which culture the note about cookies
 * is shown: the language that is stored, else the first two letters of the browser's, else EN (A-9-09). What the note says is
 * drawn by the shell.
 */
const element = document.getElementById('cookie-consent')

function culture(): string {
  const chosen = localStorage.getItem('language') ?? navigator.language.slice(0, 2)
  return (chosen || 'en').toUpperCase()
}

function follow(): void {
  if (element) element.dataset['culture'] = culture()
}

follow()
new MutationObserver(follow).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
