import { route } from "@react-router/dev/routes";

export const intakeActions = [route("forms/:name/stamp", "forms/form-token.route.ts")];
