export { PayOrder } from './PayOrder.tsx';
export { PaymentForm } from './PaymentForm.tsx';
export { ProblemBanner } from './ProblemBanner.tsx';
export type { PaymentProblem } from './payment-problem.ts';
export { billingShape, chosenPaymentSchema } from './payment-schema.ts';
export { usePayment, type PaymentRun } from './use-payment.ts';
