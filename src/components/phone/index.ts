export { type PhonePart, PhoneVerification, type PhoneVerificationProps } from './PhoneVerification.tsx'
