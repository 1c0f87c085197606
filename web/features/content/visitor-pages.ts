/** The pages of visitors travel as one part: whoever reads one of them often reads another. */
export { AccessibilityPage } from './accessibility/AccessibilityPage.tsx'
export { AccountRequestPage } from './account-request/AccountRequestPage.tsx'
export { CookiesPage } from './cookies/CookiesPage.tsx'
export { DisclaimerPage } from './disclaimer/DisclaimerPage.tsx'
export { HelpPage } from './help/HelpPage.tsx'
export { ContactPage } from './inquiry/ContactPage.tsx'
export { InquiryPage } from './inquiry/InquiryPage.tsx'
