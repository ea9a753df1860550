// What is seen

// What is filled in
